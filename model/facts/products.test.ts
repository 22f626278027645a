import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/files';
import { productList, products } from './products';

const root = path.resolve(__dirname, '../..');
const keys = productList.map(({ key }) => key);

test.each(productList)('$key: the data fits the key', ({ key, productId, home }) => {
  expect(products[key].key).toBe(key);
  expect(productId).toBe(`toolpad-${key}`);
  expect(home.startsWith(`/toolpad/${key}/`)).toBe(true);
});

test('no code compares product keys: differences are fields of the product', () => {
  const files = ['model', 'checker', 'src', 'plugins', 'scripts', 'tools', 'e2e'].flatMap(
    (folder) =>
      listFiles(path.join(root, folder))
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/fixtures|\.test\.|\.spec\./.test(file))
        .map((file) => `${folder}/${file}`),
  );
  const quoted = `['"\`](?:docs-)?(?:${keys.join('|')})['"\`]`;
  const asks = new RegExp(`[!=]==?\\s*${quoted}|${quoted}\\s*[!=]==?|case ${quoted}:`);
  // This one reads the declarations of one package by specific rules.
  const allowed = ['tools/api-reference/options.ts'];
  const found = files.filter((file) => asks.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found.sort()).toEqual(allowed);
});
