export async function getProducts() {
  return [
    { name: 'Lamp', price: 39 },
    { name: 'Desk', price: 240 },
  ];
}
