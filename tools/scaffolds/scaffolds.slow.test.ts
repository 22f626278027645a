import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { check as isFormatted, resolveConfig } from 'prettier';
import ts from 'typescript';
import { formatProblem } from '../../model/problems';
import { findExamples } from '@site/tools/examples/checkExamples';
import {
  installedManifest,
  typeCheck,
  versionProblems,
  type Manifest,
  type Project,
} from '@site/tools/examples/typeCheck';
import { createFolderWithPackages } from '@site/e2e/support/siteCopy';
import { checkOnce } from '../../checker/checker';
import { scaffold, scaffolds } from './scaffolds';
import { writeChanges } from './changes';

const root = process.cwd();
const parts = [
  'docs-core',
  'docs-studio',
  'examples',
  'data',
  'model/facts',
  'static/static/images',
  'sidebars.ts',
  'package.json',
  'prettier.config.mjs',
  'tsconfig.json',
];

jest.setTimeout(120_000);

let siteDir = '';
beforeAll(() => {
  siteDir = createFolderWithPackages(root, 'scaffolds');
  for (const part of parts)
    cpSync(path.join(root, part), path.join(siteDir, part), { recursive: true });
});
afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** All created files, for a check with Prettier. */
const written = new Set<string>();

/** Applies the changes of `npm run new` to the copy. @returns the files that it wrote */
async function run(...args: string[]): Promise<string[]> {
  const changes = scaffold(siteDir, args);
  await writeChanges(siteDir, changes);
  const files = [...changes.created.keys(), ...changes.edited.keys()];
  files.forEach((file) => written.add(file));
  return files;
}

/** Runs `npm run new` in the copy. @returns its output */
function runCommand(...args: string[]): string {
  const command = ['--import', 'tsx', path.join(root, 'scripts/new.ts'), ...args];
  // The copy of the site has the same settings, but none of the tools that their paths lead to.
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') };
  return execFileSync(process.execPath, command, { cwd: siteDir, env, encoding: 'utf8' });
}

/** Problems in pages of the copy, as `npm run check:docs` reports them. */
const problems = (pages: string[]) =>
  checkOnce(siteDir)
    .filter(({ file }) => pages.includes(file))
    .map(formatProblem);

/** Ids in the exports of the copy's `sidebars.ts`, as text. */
function navigation(): string {
  const exports: Record<string, unknown> = {};
  const code = ts.transpile(read('sidebars.ts'), { module: ts.ModuleKind.CommonJS });
  new Function('exports', code)(exports);
  return JSON.stringify(exports);
}

const frontMatterOf = (file: string) => read(file).split('---')[1];

test.each<[string, string[], string[], string]>([
  [
    'a page',
    ['page', 'core/introduction/glossary'],
    ['docs-core/introduction/glossary.mdx', 'sidebars.ts'],
    'introduction/faq","introduction/glossary"]',
  ],
  [
    'a page in a folder, with a title that YAML would misread',
    [
      'page',
      'docs-core/components/data-export',
      '--folder',
      '--title',
      'Data: export',
      '--slug',
      '/react-data-export/',
    ],
    ['docs-core/components/data-export/index.mdx', 'sidebars.ts'],
    '"components/data-export/index"]',
  ],
  [
    'the first page of a group',
    [
      'page',
      'studio/tips/shortcuts',
      '--description',
      'Keys that spare the mouse in the editor of Toolpad Studio.',
    ],
    ['docs-studio/tips/shortcuts.mdx', 'sidebars.ts'],
    '{"type":"category","label":"Tips","items":["tips/shortcuts"]}',
  ],
  [
    'a page of a group that is named',
    ['page', 'core/components/data-import', '--group', 'Data'],
    ['docs-core/components/data-import.mdx', 'sidebars.ts'],
    '"components/crud-subcomponents/index","components/data-import"]',
  ],
  [
    'a how-to guide',
    ['how-to', 'add-a-logo'],
    ['docs-studio/how-to-guides/add-a-logo.mdx', 'sidebars.ts'],
    '"how-to-guides/editor-path","how-to-guides/add-a-logo"]',
  ],
])('%s has its front matter and its place', async (_kind, args, files, place) => {
  expect(await run(...args)).toEqual(files);
  expect(navigation()).toContain(place);
  expect(frontMatterOf(files[0] ?? '')).toMatchSnapshot();
});

test('a demo stands beside its page and is placed there', async () => {
  const files = await run('demo', 'core/components/account', 'AccountMenu');
  expect(files).toEqual([
    'docs-core/components/account/AccountMenu.tsx',
    'docs-core/components/account/index.mdx',
  ]);
  const page = read(files[1] ?? '');
  const start = page.indexOf('## Account menu');
  expect(page.slice(start - 60, start + 120)).toMatchSnapshot();
});

test('the command says what it wrote and what is left to do', () => {
  const output = runCommand('page', 'core/introduction/terms', '--title', 'Terms');
  expect(output).toMatchSnapshot();
  const files = [...output.matchAll(/^[+~] (.*)$/gm)].map(([, file = '']) => file);
  expect(files).toEqual(['docs-core/introduction/terms.mdx', 'sidebars.ts']);
  files.forEach((file) => written.add(file));
});

/** Names of the created examples. */
const examples: string[] = [];

test.each([
  ['plain', 'maps', []],
  [
    'nextjs-app-router',
    'charts',
    ['--from', 'nextjs-app-router', '--title', 'Charts on a dashboard'],
  ],
])(
  'an example based on %s has the documented versions and appears in both lists',
  async (from, name, more) => {
    await run('example', name, ...more);
    examples.push(name);
    expect(findExamples(path.join(siteDir, 'examples'))).toContain(name);
    const manifestOf = (file: string) => JSON.parse(read(file)) as Manifest & { name: string };
    const manifest = manifestOf(`examples/${name}/package.json`);
    expect(manifest).toEqual({
      ...manifestOf(`examples/${from}/package.json`),
      name: `toolpad-core-${name}`,
    });
    expect(versionProblems(manifest, installedManifest(root))).toEqual([]);
    expect(read('examples/README.md')).toMatch(
      new RegExp(`^\\| \`plain\` [^]*\\n\\| \`${name}\` \\| `, 'm'),
    );
    expect(read('docs-core/introduction/examples.mdx')).toMatch(
      new RegExp(
        `<ExampleProject name="plain" [^]*</ExampleCard>\n\n<ExampleCard>\n\n.+\n\n<ExampleProject name="${name}" [^>]*/>\n\n</ExampleCard>`,
      ),
    );
  },
);

describe('created files', () => {
  const filesWith = (ending: RegExp) => [...written].filter((file) => ending.test(file));

  test('pass the checks of pages, demos, samples, and pictures', async () => {
    const pages = filesWith(/\.mdx$/);
    expect(pages.length).toBeGreaterThan(6);
    expect(problems(pages)).toEqual([]);
  });

  test('are formatted', async () => {
    const files = filesWith(/\.(?:tsx?|json)$/);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const filepath = path.join(siteDir, file);
      const options = { ...(await resolveConfig(filepath)), filepath };
      expect([file, await isFormatted(read(file), options)]).toEqual([file, true]);
    }
  });

  test('compile', () => {
    const demos = filesWith(/^docs-.*\.tsx$/);
    expect(demos).toHaveLength(1);
    expect(examples).toHaveLength(2);
    const manifestOf = (file: string) => JSON.parse(read(file)) as Manifest;
    writeFileSync(
      path.join(siteDir, 'tsconfig.demos.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { types: [] },
        include: demos,
      }),
    );
    const projects: Project[] = [
      { folder: siteDir, manifest: {}, configs: ['tsconfig.demos.json'] },
      ...examples.map((name) => ({
        folder: path.join(siteDir, 'examples', name),
        manifest: manifestOf(`examples/${name}/package.json`),
      })),
    ];
    expect(typeCheck(projects, siteDir).flat()).toEqual([]);
  });
});

test.each([
  [[]],
  [['pag', 'core/introduction/glossary']],
  [['page']],
  [['page', 'core/introduction/glossary', '--titel', 'x']],
  [['page', 'react/introduction/glossary']],
  [['page', 'core/glossary']],
  [['page', 'core/introduction/FAQ']],
  [['page', 'core/introduction/faq']],
  [['page', 'core/introduction/glossary', '--group', 'Introductions']],
  [['page', 'core/introduction/glossary', '--description', 'Too short.']],
  [['demo', 'core/components/acount', 'AccountMenu']],
  [['demo', 'core/components/account', 'account-menu']],
  [['demo', 'core/components/account', 'CrudBasic']],
  [['example', 'plain']],
  [['example', 'charts', '--from', 'plane']],
])('%j is an error that says what is wanted', (args) => {
  expect(() => scaffold(root, args)).toThrowErrorMatchingSnapshot();
});

/** Arguments of the commands in CONTRIBUTING.md. */
const shown = [
  ...readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^ +npm run new -- (.+)$/gm),
].map(([, args = '']) =>
  [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
);

test.each(shown.map((args) => [args]))('%j from CONTRIBUTING.md works', (args) => {
  expect(scaffold(root, args).created.size).toBeGreaterThan(0);
});

test('CONTRIBUTING.md contains every kind', () => {
  expect([...new Set(shown.map(([kind]) => kind))]).toEqual(Object.keys(scaffolds));
});

test('a scaffold overwrites no file, and writes none if one exists', async () => {
  const changes = scaffold(root, ['page', 'core/introduction/glossary']);
  changes.created.set('package.json', '{}');
  await expect(writeChanges(root, changes)).rejects.toThrow('package.json exists already.');
  expect(existsSync(path.join(root, 'docs-core/introduction/glossary.mdx'))).toBe(false);
});

test('files are replaced, and a page appears right after its entry in the sidebar', async () => {
  const sidebars = path.join(siteDir, 'sidebars.ts');
  const before = readFileSync(sidebars, 'utf8');
  // A reader of the old file never sees a part of the new one.
  const reader = openSync(sidebars, 'r');
  const events = new Set<string | null>();
  const watchers = ['', 'docs-core/introduction'].map((folder) =>
    watch(path.join(siteDir, folder), (_type, file) => events.add(file)),
  );
  await run('page', 'core/introduction/last');
  while (!events.has('last.mdx')) await new Promise(setImmediate);
  watchers.forEach((watcher) => watcher.close());
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
  expect([...events].filter((file) => /^(?:sidebars\.ts|last\.mdx)$/.test(file ?? ''))).toEqual([
    'sidebars.ts',
    'last.mdx',
  ]);
});
