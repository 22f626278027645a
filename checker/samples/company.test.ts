import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANY, CUSTOMERS, emailOf, PEOPLE, PORTS } from '../../docs-core/company/company';
import { ORDERS, STATUSES } from '../../docs-core/company/orders';

const root = path.resolve(__dirname, '../..');

/**
 * Pages of Toolpad Core, their demos, and the example projects, by path. Excludes Studio, because
 * changes there would need new pictures.
 */
const sources = ['docs-core', 'examples'].flatMap((dir) =>
  readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(mdx|tsx?|jsx?|ya?ml|html)$/.test(file) && !/node_modules|^studio/.test(file),
    )
    .map(
      (file) => [path.join(dir, file), readFileSync(path.join(root, dir, file), 'utf8')] as const,
    ),
);

/** Matches of a pattern's first group, with their files. */
const found = (pattern: RegExp) =>
  sources.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, match = '']) => ({ file, match })),
  );
const names: readonly string[] = PEOPLE.map(({ name }) => name);
const firstNames = names.map((name) => name.split(' ')[0]);

test('the team has eight people with unique names and email addresses', () => {
  expect(new Set(names).size).toBe(8);
  expect(new Set(names.map(emailOf)).size).toBe(8);
  expect(emailOf('Ines Okafor')).toBe('ines@harbor.example');
});

test('signed-in users are members of the team or the company', () => {
  const users = found(/name: '([^']+)',\s+email:/g);
  expect(users.length).toBeGreaterThan(8);
  expect(users.filter(({ match }) => ![...names, COMPANY.name].includes(match))).toEqual([]);
});

test("email addresses use the company's domain", () => {
  const addresses = found(/['"\s]([\w.]+@[\w.]*example[\w.]*)/g);
  expect(addresses.length).toBeGreaterThan(8);
  const allowed = [...names.map(emailOf), `team@${COMPANY.domain}`];
  expect(addresses.filter(({ match }) => !allowed.includes(match))).toEqual([]);
});

test("brands in demos and examples are the company's", () => {
  const brands = sources
    .filter(([file]) => file.endsWith('.tsx'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/: Branding = \{[^;]*?title: '([^']+)'/g)].map(([, title]) => ({
        file,
        title,
      })),
    );
  expect(brands.length).toBeGreaterThan(4);
  expect(brands.filter(({ title }) => title !== COMPANY.name)).toEqual([]);
});

test('people with a first name from the team have the last name from the team', () => {
  const people = found(
    new RegExp(String.raw`\b((?:${firstNames.join('|')}) [A-Z]\p{Lowercase}+)`, 'gu'),
  );
  expect(people.length).toBeGreaterThan(8);
  expect(people.filter(({ match }) => !names.includes(match))).toEqual([]);
});

test.each([
  'ACME',
  'Acme',
  'My App',
  'My Toolpad',
  'Harborline',
  'Ada Moreno',
  'Harry Potter',
  'Current page:',
])('"%s" from earlier demos does not appear', (word) => {
  expect(sources.filter(([, text]) => text.includes(word)).map(([file]) => file)).toEqual([]);
});

describe('the orders', () => {
  test('have thirty consecutive numbers and ascending dates', () => {
    expect(ORDERS.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, index) => 1041 + index),
    );
    const placed = ORDERS.map((order) => order.placed);
    expect([...placed].sort()).toEqual(placed);
    expect(placed.every((date) => date >= '2026-09-14' && date < '2026-10-24')).toBe(true);
  });

  test('use all customers, ports, and statuses', () => {
    const used = (field: 'customer' | 'port' | 'status') => [
      ...new Set(ORDERS.map((order) => order[field])),
    ];
    expect(used('customer').sort()).toEqual([...CUSTOMERS].sort());
    expect(used('port').sort()).toEqual([...PORTS].sort());
    expect(used('status').sort()).toEqual([...STATUSES].sort());
  });

  test('have positive amounts, and only some are insured', () => {
    expect(ORDERS.every(({ amount }) => amount > 0 && Number.isInteger(amount))).toBe(true);
    expect(new Set(ORDERS.map(({ insured }) => insured)).size).toBe(2);
  });
});
