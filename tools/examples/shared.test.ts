import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfExample } from '../../model/examples/collect';
import { listFiles } from '../../model/files/files';

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

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

test('the tests of orders-mui are those of orders', () => {
  const lists = JSON.parse(read('examples/orders-mui/shared-files.json')) as {
    from: string;
    files: string[];
  }[];
  const shared = lists.find(({ from }) => from === '../orders')?.files ?? [];
  expect(listFiles(path.join(root, 'examples/orders')).filter(isTest)).toEqual(
    shared.filter(isTest).sort(),
  );
  expect(shared).toEqual(expect.arrayContaining(['src/test/openApp.tsx', 'src/test/setup.ts']));
  expect(listFiles(path.join(root, 'examples/orders-mui')).filter(isTest)).toEqual([]);
});

test('orders-mui uses no Toolpad', () => {
  for (const [file, source] of filesOfExample(path.join(root, 'examples/orders-mui')))
    if (file !== 'README.md') expect(readFileSync(source, 'utf8')).not.toMatch(/@toolpad\//);
});
