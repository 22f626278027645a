import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import limits from '../../code-size.json';

const folders = ['src', 'plugins', 'tools', 'scripts', 'services', 'model', 'checker'];

/** Code without tests and their fixtures, also if it isn't committed yet. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && !/\.test\.|\.spec\.|fixtures/.test(file))
  .filter((file) => existsSync(file));

const isRepository = existsSync('.git');

// CONTRIBUTING.md#size-of-the-code says what to do if this fails.
(isRepository ? test : test.skip)('the code is not larger than code-size.json allows', () => {
  const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  const size = { files: files.length, lines: lines.reduce((sum, count) => sum + count, 0) };
  expect(size.files).toBeLessThanOrEqual(limits.files);
  expect(size.lines).toBeLessThanOrEqual(limits.lines);
});
