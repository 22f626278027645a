import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('each plugin is listed in the README', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const rows = readFileSync(path.join(__dirname, 'README.md'), 'utf8').match(/^\| `.*? \|/gm) ?? [];
  expect(
    rows.flatMap((row) => [...row.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).sort(),
  ).toEqual(folders.sort());
});
