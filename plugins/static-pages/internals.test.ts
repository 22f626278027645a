import { existsSync } from 'node:fs';
import internals from './internals.json';

test.each(internals)('$name in $file and its test exist', ({ file, test: testFile }) => {
  const files = [`node_modules/@docusaurus/${file}`, testFile];
  expect(files.filter((each) => !existsSync(each))).toEqual([]);
});
