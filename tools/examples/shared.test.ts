import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/**
 * Readers see the company's data in a tab of a demo and in the project that they download, so each
 * has a copy. Change the first file of a pair, and copy it to the second.
 */
test.each([
  ['docs-core/company/company.ts', 'examples/orders/src/data/company.ts'],
  ['docs-core/company/orders.ts', 'examples/orders/src/data/orders.ts'],
])('%s and %s are equal', (original, copy) => {
  expect(read(copy)).toBe(read(original));
});
