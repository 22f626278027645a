import { installLines } from './testInstalls';

const source = [
  '```bash tab="npm"',
  'cd my-app',
  'npm install',
  'npm install zod@4',
  '```',
  '',
  '1. Then',
  '',
  '   ```bash tab="yarn"',
  '   yarn add zod@4',
  '   ```',
  '',
  '```bash norun="an example"',
  'npm install nothing',
  '```',
  '',
  '```text',
  'npm install text',
  '```',
].join('\n');

const pages = ['a.mdx', 'b.mdx'].map((file) => ({ file, source }));

test('finds each command that adds packages once, with its positions', () => {
  expect(installLines(pages, 'npm')).toEqual([
    { command: 'npm install zod@4', places: ['a.mdx:4', 'b.mdx:4'] },
  ]);
  expect(installLines(pages, 'yarn')).toEqual([
    { command: 'yarn add zod@4', places: ['a.mdx:10', 'b.mdx:10'] },
  ]);
  expect(installLines(pages, 'pnpm')).toEqual([]);
});
