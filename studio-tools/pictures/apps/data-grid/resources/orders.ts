const orders = [
  { id: 1041, customer: 'Hafen Logistik', total: 1840.5 },
  { id: 1042, customer: 'Nordic Tools', total: 312 },
];

export async function getOrders() {
  return orders;
}
