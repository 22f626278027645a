import { readdirSync } from 'node:fs';
import path from 'node:path';
import { importCycles } from './imports';

const rootDir = path.join(__dirname, '../..');

const files = ['docs-core', 'docs-studio', 'e2e', 'plugins', 'scripts', 'services', 'src', 'tools']
  .flatMap((folder) =>
    readdirSync(path.join(rootDir, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\/(?:fixtures|node_modules)\//.test(file));

test('there are no import cycles', () => {
  expect(importCycles(rootDir, files).map((cycle) => cycle.join(' → '))).toEqual([]);
});
