import { createServer } from 'node:http';

let orders = [
  { id: 1, customer: 'Ada Wong', product: 'Standing desk', quantity: 2 },
  { id: 2, customer: 'Bruno Costa', product: 'Desk lamp', quantity: 5 },
  { id: 3, customer: 'Chidi Okafor', product: 'Monitor arm', quantity: 3 },
  { id: 4, customer: 'Dana Levi', product: 'Office chair', quantity: 4 },
  { id: 5, customer: 'Emil Larsen', product: 'Cable tray', quantity: 12 },
];

/** `GET /orders` lists the orders, `DELETE /orders/<id>` deletes one. */
createServer((request, response) => {
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const [, collection, id] = (request.url ?? '/').split('/');
  if (collection !== 'orders') return send(404, { error: 'Not found' });
  if (request.method === 'GET' && !id) return send(200, orders);
  if (request.method !== 'DELETE') return send(405, { error: 'Method not allowed' });
  const deleted = orders.find((order) => String(order.id) === id);
  if (!deleted) return send(404, { error: `Order ${id} not found` });
  orders = orders.filter((order) => order !== deleted);
  send(200, deleted);
}).listen(Number(process.env.API_PORT ?? 4000), 'localhost', () =>
  console.log('The API is ready.'),
);
