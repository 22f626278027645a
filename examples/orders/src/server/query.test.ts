import { expect, test } from 'vitest';
import { database } from './database';
import { readQuery, select } from './query';

const ask = (query: Record<string, unknown>) => {
  const url = new URL('http://localhost/api/orders');
  for (const [name, value] of Object.entries(query))
    url.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return select(database.orders, readQuery(url));
};
const filter = (field: string, operator: string, value?: unknown) =>
  ask({ filter: { items: [{ field, operator, value }] } }).items.map(({ id }) => id);

test('the newest order comes first', () => {
  const { items, itemCount } = ask({ pageSize: 2 });
  expect(items.map(({ id }) => id)).toEqual([1070, 1069]);
  expect(itemCount).toBe(30);
});

test('the second page follows the first one', () => {
  const { items } = ask({ page: 1, pageSize: 2, sort: [{ field: 'amount', sort: 'asc' }] });
  expect(items.every(({ amount }) => amount >= 780)).toBe(true);
  expect(items).toHaveLength(2);
});

test.each([
  ['customer', 'equals', 'Corvo Ceramics', [1056, 1051]],
  ['customer', 'startsWith', 'corvo', [1056, 1051]],
  ['placed', 'is', '2026-10-12', [1062, 1061]],
  ['placed', 'after', '2026-10-22', [1070, 1069]],
  ['amount', '>', '5000', [1061, 1042]],
  ['status', 'isAnyOf', ['Booked'], [1070, 1069, 1068]],
])('%s %s %s', (field, operator, value, ids) => {
  expect(filter(field, operator, value)).toEqual(ids);
});

test.each([
  ['a value that is not typed yet', 'contains', undefined],
  ['an empty list', 'isAnyOf', []],
  ['an operator that nobody knows', 'resembles', 'x'],
])('%s filters nothing', (_, operator, value) => {
  expect(filter('customer', operator, value)).toHaveLength(30);
});

test('the quick filter wants all words, wherever they are', () => {
  const { items } = ask({ filter: { items: [], quickFilterValues: ['halden', 'gdansk'] } });
  expect(items.map(({ id }) => id)).toEqual([1070]);
});
