import type { Hosts } from '@site/tools/pictures';

const orders = [
  { id: 1041, customer: 'Hafen Logistik', placed: '2025-03-03', net: 1546.64, tax: 293.86 },
  { id: 1042, customer: 'Nordic Tools', placed: '2025-03-04', net: 262.18, tax: 49.82 },
  { id: 1043, customer: 'Atelier Brun', placed: '2025-03-05', net: 813.03, tax: 154.22 },
];

/**
 * Stands in for the REST API of the shop's orders. The last order that was created is listed from
 * then on.
 */
export function createShopHosts(): Hosts {
  let created: typeof orders = [];
  return {
    'api.example.com': async (request) => {
      if (request.method !== 'POST') return Response.json({ orders: [...orders, ...created] });
      const { customer } = (await request.json()) as { customer: string };
      const order = { id: 1044, customer, placed: '2025-03-06', net: 0, tax: 0 };
      created = [order];
      return Response.json(order, { status: 201 });
    },
  };
}
