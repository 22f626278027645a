import type { Order as SeedOrder } from '../data/orders';

export { STATUSES } from '../data/orders';

export type Status = SeedOrder['status'];

/** An order as the server keeps it. `customerId` names its customer. */
export type Order = SeedOrder & { customerId: number };

export interface Customer {
  id: number;
  name: string;
}

/** What is wrong with a field, as Toolpad Core's forms take it. */
export interface Issue {
  message: string;
  path: [keyof Order];
}

/** Rules for an order. The form and the server both apply them. */
export function validateOrder(order: Partial<Order>): Issue[] {
  const issues: Issue[] = [];
  if (!order.customerId) issues.push({ message: 'Choose a customer', path: ['customerId'] });
  if (!order.port) issues.push({ message: 'Choose a port', path: ['port'] });
  if (!order.placed) issues.push({ message: 'Enter a date', path: ['placed'] });
  if (!order.status) issues.push({ message: 'Choose a status', path: ['status'] });
  if (!order.amount || order.amount <= 0)
    issues.push({ message: 'Enter an amount above 0', path: ['amount'] });
  return issues;
}
