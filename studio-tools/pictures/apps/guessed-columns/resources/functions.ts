const products = [
  ['Standing desk', 2, 480, '2024-03-18', 'desk'],
  ['Desk lamp', 5, 39.5, '2024-03-21', 'lamp'],
  ['Monitor arm', 3, 89, '2024-04-02', 'arm'],
  ['Office chair', 4, 310, '2024-04-15', 'chair'],
  ['Cable tray', 12, 17.9, '2024-05-06', 'tray'],
] as const;

/** Orders of a shop. */
export async function getOrders() {
  return products.map(([product, quantity, price, date, slug], index) => ({
    id: `7f3c9a5${index}-4b1e-4c8d-9a67-0d2f5b8e61c${index}`,
    product,
    quantity,
    price,
    date,
    page: `https://example.com/products/${slug}`,
  }));
}
