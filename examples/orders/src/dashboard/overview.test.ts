import { expect, test } from 'vitest';
import { database } from '../server/database';
import { mondayOf, overviewOf } from './overview';

test('the figures add up', () => {
  const { orders, income, openOrders, weeks, statuses, latest } = overviewOf(database.orders);
  expect(orders).toBe(30);
  expect(openOrders).toBe(statuses[0]!.orders + statuses[1]!.orders + statuses[2]!.orders);
  expect(statuses.reduce((sum, each) => sum + each.orders, 0)).toBe(30);
  expect(weeks.map(({ monday }) => monday)).toEqual([
    '2026-09-14',
    '2026-09-21',
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
  ]);
  expect(weeks.reduce((sum, { insured, uninsured }) => sum + insured + uninsured, 0)).toBe(income);
  expect(latest[0]?.id).toBe(1070);
});

test('without orders, nothing is divided by zero', () => {
  expect(overviewOf([])).toMatchObject({ orders: 0, income: 0, insuredShare: 0, weeks: [] });
});

test.each([
  ['2026-10-19T00:05', '2026-10-19'],
  ['2026-10-25T23:55', '2026-10-19'],
  ['2026-11-01T10:00', '2026-10-26'],
])('the week of %s starts on Monday %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});
