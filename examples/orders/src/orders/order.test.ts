import { expect, test } from 'vitest';
import { database } from '../server/database';
import { validateOrder, type Order } from './order';

const [order] = database.orders as [Order];

test('a complete order has no issues', () => {
  expect(validateOrder(order)).toEqual([]);
});

test.each([
  ['customerId', 0],
  ['port', ''],
  ['placed', undefined],
  ['status', undefined],
  ['amount', 0],
  ['amount', -5],
  ['amount', Number.NaN],
] as const)('%s may not be %s', (field, value) => {
  expect(validateOrder({ ...order, [field]: value }).map(({ path }) => path)).toEqual([[field]]);
});
