import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PackedReplacements } from './add';
import { run } from './run';

const data: PackedReplacements = {
  items: [
    {
      name: 'use-dialogs',
      title: 'useDialogs',
      page: 'use-dialogs',
      files: ['use-dialogs/useDialogs.tsx'],
      packages: ['@mui/material', 'dayjs'],
      replaces: {
        '@toolpad/core/useDialogs': { useDialogs: 'useDialogs', CloseDialog: 'Dialogs' },
      },
    },
    {
      name: 'texts',
      title: 'Texts',
      page: 'texts',
      files: ['texts/texts.ts'],
      packages: [],
      replaces: {},
    },
  ],
  dropped: [{ from: '@toolpad/core/Crud', names: ['ListSlots'], reason: 'Use `gridProps`.' }],
  files: {
    'use-dialogs/useDialogs.tsx': {
      typescript: 'typed dialogs',
      javascript: 'dialogs',
      imports: ['texts/texts.ts'],
    },
    'texts/texts.ts': { typescript: 'typed texts', javascript: 'texts', imports: [] },
  },
  versions: { '@mui/material': '9.5.0' },
};

let folder: string;
let output: string[];
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** Runs the command. @returns the exit code */
const command = (line: string) => run(line.split(' ').filter(Boolean), data, folder);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'leaving-core-'));
  output = [];
  for (const stream of ['log', 'error'] as const)
    jest
      .spyOn(console, stream)
      .mockImplementation((...texts: unknown[]) => void output.push(texts.join()));
  write('package.json', '{ "dependencies": { "@mui/material": "^9.1.0" } }');
});
afterEach(() => {
  jest.restoreAllMocks();
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

test('adds TypeScript to a project that uses it, with the files that it imports', () => {
  write('tsconfig.json', '{}');
  write('src/main.tsx', '');
  expect(command('add use-dialogs')).toBe(0);
  expect(read('src/components/use-dialogs/useDialogs.tsx')).toBe('typed dialogs');
  expect(read('src/components/texts/texts.ts')).toBe('typed texts');
  expect(output.join()).toContain('npm install dayjs');
  expect(output.join()).toContain('https://mui.com/toolpad/core/leaving/use-dialogs/');
});

test.each([
  ['without a tsconfig.json', 'add use-dialogs'],
  ['with --js', 'add use-dialogs --js'],
])('adds JavaScript %s', (situation, line) => {
  if (situation === 'with --js') write('tsconfig.json', '{}');
  expect(command(line)).toBe(0);
  expect(read('components/use-dialogs/useDialogs.jsx')).toBe('dialogs');
  expect(read('components/texts/texts.js')).toBe('texts');
});

test('a second run changes nothing', () => {
  expect([command('add use-dialogs'), command('add use-dialogs')]).toEqual([0, 0]);
  expect(output[1]).toContain('unchanged  components/use-dialogs/useDialogs.jsx');
});

test('never overwrites a changed file without --force', () => {
  write('components/use-dialogs/useDialogs.jsx', 'mine');
  expect(command('add use-dialogs')).toBe(1);
  expect(output[0]).toContain(
    'These files exist and differ:\n  components/use-dialogs/useDialogs.jsx',
  );
  expect(existsSync(path.join(folder, 'components/texts'))).toBe(false);
  expect(command('add use-dialogs --force')).toBe(0);
  expect(read('components/use-dialogs/useDialogs.jsx')).toBe('dialogs');
});

test('keeps a changed file of another item, also with --force', () => {
  write('components/texts/texts.js', 'mine');
  expect(command('add use-dialogs --force')).toBe(0);
  expect(output[0]).toContain('kept       components/texts/texts.js');
  expect(read('components/texts/texts.js')).toBe('mine');
});

test.each([
  ['pnpm-lock.yaml', 'pnpm add dayjs'],
  ['yarn.lock', 'yarn add dayjs'],
  ['bun.lock', 'bun add dayjs'],
])('with %s, packages are installed by "%s"', (file, expected) => {
  write(file, '');
  command('add use-dialogs');
  expect(output[0]).toContain(expected);
});

test('reports another major version of a package', () => {
  write('package.json', '{ "dependencies": { "@mui/material": "^7.3.0" } }');
  expect(command('add use-dialogs')).toBe(0);
  expect(output[0]).toContain('@mui/material is ^7.3.0 here. The files are tested with 9.5.0.');
});

test.each([
  ['add use-dialog', 'There is no replacement "use-dialog". Did you mean "use-dialogs"?'],
  ['add', 'Name a replacement: use-dialogs, texts.'],
  ['add use-dialogs --frce', "Unknown option '--frce'"],
  ['remove use-dialogs', 'Usage: leaving-core'],
  ['', 'Usage: leaving-core'],
])('"%s" is a wrong command line', (line, message) => {
  expect(command(line)).toBe(2);
  expect(output[0]).toContain(message);
});

test('a folder without package.json is no project', () => {
  rmSync(path.join(folder, 'package.json'));
  expect(command('add use-dialogs')).toBe(2);
  expect(output[0]).toContain('has no package.json');
});

// Root writes anywhere, so a file takes the place of the folder there.
test('a folder that cannot be written is reported', () => {
  if (process.getuid?.() === 0) write('components', '');
  else chmodSync(folder, 0o555);
  expect(command('add use-dialogs')).toBe(1);
  expect(output[0]).toMatch(/^Files can't be read or written\. E(ACCES|EXIST|NOTDIR)/);
});

test('lists the replacements', () => {
  expect(command('list')).toBe(0);
  expect(output[0]).toMatch(/^use-dialogs +useDialogs\ntexts +Texts$/);
});

test('checks the imports of a folder', () => {
  write('src/a.tsx', "import { useDialogs } from '@toolpad/core/useDialogs';\nuseDialogs();\n");
  write('src/b.ts', "import type { ListSlots, Unknown } from '@toolpad/core';\n");
  write('src/c.ts', "export * from '@toolpad/core';\n");
  write('src/d.ts', 'const = 1;\n');
  write('src/node_modules/e.ts', "import { useDialogs } from '@toolpad/core/useDialogs';\n");
  expect(command('check src')).toBe(1);
  expect(output[0]).toBe(
    [
      'a.tsx:1  useDialogs → useDialogs of use-dialogs',
      'b.ts:1  ListSlots: Use `gridProps`.',
      "b.ts:1  Unknown can't be followed. Look at it.",
      "c.ts:1  This can't be followed. Look at it.",
      "d.ts:1  This can't be followed. Look at it.",
      '',
      'Replacements: add use-dialogs',
    ].join('\n'),
  );
});

test('a folder without Toolpad is done', () => {
  write('src/a.ts', '');
  expect(command('check src')).toBe(0);
  expect(output[0]).toBe('Nothing imports @toolpad/core.');
  expect(command('check lib')).toBe(1);
  expect(output[1]).toContain("isn't a folder");
});
