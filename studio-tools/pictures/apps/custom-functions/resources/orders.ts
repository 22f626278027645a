interface Order {
  id: number;
  customer: string;
  status: 'open' | 'shipped';
}

const orders: Order[] = [
  { id: 1041, customer: 'Hafen Logistik', status: 'open' },
  { id: 1042, customer: 'Nordic Tools', status: 'shipped' },
];

export async function getOrders(status: 'open' | 'shipped' = 'open'): Promise<Order[]> {
  return orders.filter((order) => order.status === status);
}
