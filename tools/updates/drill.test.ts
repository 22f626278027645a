import { existsSync } from 'node:fs';
import path from 'node:path';
import { rename } from './drill';
import { internals } from './internals';

const rootDir = path.resolve(__dirname, '../..');

test('renames an identifier, but not those that contain it', () => {
  expect(rename('exports.generate = generate; generateAll("generate-it")', 'generate')).toBe(
    'exports.generateRenamed = generateRenamed; generateAll("generate-it")',
  );
});

test.each(internals)('$name in $file and its test exist', ({ file, test: testFile }) => {
  const files = [`node_modules/@docusaurus/${file}`, testFile];
  expect(files.filter((each) => !existsSync(path.join(rootDir, each)))).toEqual([]);
});
