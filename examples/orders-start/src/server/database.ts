import { CUSTOMERS } from '../data/company';
import { ORDERS } from '../data/orders';
import type { Customer, Order } from '../orders/order';

const firstCustomers: Customer[] = CUSTOMERS.map((name, index) => ({ id: index + 1, name }));

const firstOrders = (): Order[] =>
  ORDERS.map((order) => ({
    ...order,
    customerId: firstCustomers.find(({ name }) => name === order.customer)?.id ?? 0,
  }));

/** The tables. They live as long as the page: a reload brings the first orders back. */
export const database = {
  customers: firstCustomers,
  orders: firstOrders(),
  /** Deleted orders, which can be restored. */
  deleted: [] as Order[],
};

/** Puts the first orders back. */
export function resetDatabase(): void {
  database.orders = firstOrders();
  database.deleted = [];
}
