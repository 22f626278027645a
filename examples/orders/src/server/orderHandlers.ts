import { http, HttpResponse } from 'msw';
import { overviewOf } from '../dashboard/overview';
import { validateOrder, type Order } from '../orders/order';
import { database } from './database';
import { readQuery, select } from './query';

const problem = (status: number, message: string) => HttpResponse.json({ message }, { status });

const findOrder = (id: unknown) => database.orders.find((order) => order.id === Number(id));

/** The fields that a client may write; the name of the customer comes from its table. */
function writable(body: Partial<Order>): Partial<Order> {
  const { customerId, port, placed, status, amount, insured } = body;
  const customer = database.customers.find(({ id }) => id === customerId)?.name;
  return JSON.parse(
    JSON.stringify({ customerId, customer, port, placed, status, amount, insured }),
  ) as Partial<Order>;
}

/** The routes of the server that read and write orders. */
export const orderHandlers = [
  http.get('/api/overview', () => HttpResponse.json(overviewOf(database.orders))),

  http.get('/api/customers', () =>
    HttpResponse.json(
      database.customers.map((customer) => {
        const orders = database.orders.filter(({ customerId }) => customerId === customer.id);
        const income = orders.reduce((sum, { amount }) => sum + amount, 0);
        return { ...customer, orders: orders.length, income };
      }),
    ),
  ),

  http.get('/api/orders', ({ request }) =>
    HttpResponse.json(select(database.orders, readQuery(new URL(request.url)))),
  ),

  http.get('/api/orders/:id', ({ params }) => {
    const order = findOrder(params.id);
    return order ? HttpResponse.json(order) : problem(404, `Order ${params.id} not found.`);
  }),

  http.post<never, Partial<Order>>('/api/orders', async ({ request }) => {
    const fields = writable(await request.json());
    const [issue] = validateOrder(fields);
    if (issue) return problem(422, issue.message);
    const known = [...database.orders, ...database.deleted];
    const order = { ...fields, id: Math.max(...known.map(({ id }) => id)) + 1 } as Order;
    database.orders = [...database.orders, order];
    return HttpResponse.json(order, { status: 201 });
  }),

  http.patch<{ id: string }, Partial<Order>>('/api/orders/:id', async ({ params, request }) => {
    const order = findOrder(params.id);
    if (!order) return problem(404, `Order ${params.id} not found.`);
    const changed = { ...order, ...writable(await request.json()) };
    const [issue] = validateOrder(changed);
    if (issue) return problem(422, issue.message);
    database.orders = database.orders.map((each) => (each === order ? changed : each));
    return HttpResponse.json(changed);
  }),

  http.delete('/api/orders/:id', ({ params }) => {
    const order = findOrder(params.id);
    if (!order) return problem(404, `Order ${params.id} not found.`);
    database.orders = database.orders.filter((each) => each !== order);
    database.deleted = [...database.deleted, order];
    return new HttpResponse(null, { status: 204 });
  }),

  http.post('/api/orders/:id/restore', ({ params }) => {
    const order = database.deleted.find(({ id }) => id === Number(params.id));
    if (!order) return problem(404, `Order ${params.id} was not deleted.`);
    database.deleted = database.deleted.filter((each) => each !== order);
    database.orders = [...database.orders, order].sort((a, b) => a.id - b.id);
    return HttpResponse.json(order);
  }),
];
