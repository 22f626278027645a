import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPANY, CUSTOMERS, emailOf, PEOPLE, PORTS } from '../../docs-core/company/company';
import { ORDERS, STATUSES } from '../../docs-core/company/orders';

const root = path.resolve(__dirname, '../..');

/**
 * Pages of Toolpad Core, their demos and the example projects, by path. Studio's have pictures,
 * which are taken of them.
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

/** All that a pattern's first group finds, with the file. */
const found = (pattern: RegExp) =>
  sources.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, match = '']) => ({ file, match })),
  );
const names: readonly string[] = PEOPLE.map(({ name }) => name);
const firstNames = names.map((name) => name.split(' ')[0]);

test('the team has eight people, each with a name and an address of their own', () => {
  expect(new Set(names).size).toBe(8);
  expect(new Set(names.map(emailOf)).size).toBe(8);
  expect(emailOf('Ines Okafor')).toBe('ines@harbor.example');
});

test('who is signed in somewhere is of the team, or the company', () => {
  const users = found(/name: '([^']+)',\s+email:/g);
  expect(users.length).toBeGreaterThan(8);
  expect(users.filter(({ match }) => ![...names, COMPANY.name].includes(match))).toEqual([]);
});

test('addresses are at the domain of the company', () => {
  const addresses = found(/['"\s]([\w.]+@[\w.]*example[\w.]*)/g);
  expect(addresses.length).toBeGreaterThan(8);
  const allowed = [...names.map(emailOf), `team@${COMPANY.domain}`];
  expect(addresses.filter(({ match }) => !allowed.includes(match))).toEqual([]);
});

test('demos and examples that bear a brand bear that of the company', () => {
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

test('a first name of the team has the surname of the team', () => {
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
])('"%s", which stood in demos before there was one company, is gone', (word) => {
  expect(sources.filter(([, text]) => text.includes(word)).map(([file]) => file)).toEqual([]);
});

describe('the orders', () => {
  test('are thirty, one after the other', () => {
    expect(ORDERS.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, index) => 1041 + index),
    );
    const placed = ORDERS.map((order) => order.placed);
    expect([...placed].sort()).toEqual(placed);
    expect(placed.every((date) => date >= '2026-09-14' && date < '2026-10-24')).toBe(true);
  });

  test('are of the customers, ports and statuses that there are, all of them', () => {
    const used = (field: 'customer' | 'port' | 'status') => [
      ...new Set(ORDERS.map((order) => order[field])),
    ];
    expect(used('customer').sort()).toEqual([...CUSTOMERS].sort());
    expect(used('port').sort()).toEqual([...PORTS].sort());
    expect(used('status').sort()).toEqual([...STATUSES].sort());
  });

  test('have amounts in euros, and some are insured', () => {
    expect(ORDERS.every(({ amount }) => amount > 0 && Number.isInteger(amount))).toBe(true);
    expect(new Set(ORDERS.map(({ insured }) => insured)).size).toBe(2);
  });
});
