import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { collectExamples, productOfExample } from '../../model/examples/collect';
import { renderSources, renderZip } from '../../model/examples/pack';
import { writeExamples } from './example-downloads';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'downloads-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, 'examples', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
const collect = () => collectExamples(path.join(siteDir, 'examples'));

test('folders with a manifest are projects, up to two levels deep', () => {
  write({
    'vite/package.json': '{}',
    'vite/nested/package.json': '{}',
    'studio/first-app/package.json': '{}',
    'studio/pages/page.yml': 'a: 1',
    'README.md': '',
  });
  expect(collect().map(({ name }) => name)).toEqual(['studio/first-app', 'vite']);
});

test.each([
  ['plain', 'core'],
  ['plain/src/App.tsx', 'core'],
  ['studio/first-app', 'studio'],
  ['studio-like', 'core'],
])('the example %s belongs to %s', (name, product) => {
  expect(productOfExample(name)).toBe(product);
});

test('a version without examples has no downloads', () => {
  expect(collect()).toEqual([]);
});

test('an archive has one folder with all files except build output and secrets', () => {
  write({
    'vite/package.json': '{}',
    'vite/src/App.tsx': 'export {};\n',
    'vite/app/[...slug]/page.tsx': 'export {};\n',
    'vite/.env.example': 'KEY=\n',
    'vite/.env': 'KEY=secret\n',
    'vite/node_modules/a/index.js': '',
    'vite/dist/index.html': '',
  });
  const [project] = collect();
  expect(Object.keys(unzipSync(renderZip(project!)))).toEqual([
    'vite/.env.example',
    'vite/app/[...slug]/page.tsx',
    'vite/package.json',
    'vite/src/App.tsx',
  ]);
});

test('an archive contains the shared files of a project, but not their list', () => {
  write({
    'vite/package.json': '{}',
    'vite/src/api.ts': 'export {};\n',
    'vite/src/App.tsx': 'export {};\n',
    'vite-start/package.json': '{}',
    'vite-start/src/main.ts': "import './api';\n",
    'vite-start/shared-files.json': '[{ "from": "../vite", "files": ["src/api.ts"] }]',
  });
  expect(Object.keys(unzipSync(renderZip(collect()[1]!)))).toEqual([
    'vite-start/package.json',
    'vite-start/src/api.ts',
    'vite-start/src/main.ts',
  ]);
});

test('region markers are removed, and everything else is unchanged', () => {
  const picture = Buffer.from([0x89, 0x50, 0xff, 0x00, 0x0a]);
  write({
    'vite/package.json': '{}',
    'vite/App.tsx': '// #region app\nexport const a = 1;\n// #endregion app\n',
    'vite/two.ts': 'const a = 1;\n\n\n',
    'vite/README.md': '# #region\n',
    'vite/logo.png': picture,
  });
  const [project] = collect();
  const files = unzipSync(renderZip(project!));
  expect(strFromU8(files['vite/App.tsx']!)).toBe('export const a = 1;\n');
  expect(strFromU8(files['vite/two.ts']!)).toBe('const a = 1;\n\n\n');
  expect(strFromU8(files['vite/README.md']!)).toBe('# #region\n');
  expect(Buffer.from(files['vite/logo.png']!)).toEqual(picture);
  expect(Object.keys(renderSources(project!).files)).toEqual([
    'App.tsx',
    'README.md',
    'package.json',
    'two.ts',
  ]);
});

test('the same files give the same bytes, at any time and in any time zone', () => {
  write({ 'vite/package.json': '{}', 'vite/b.ts': 'b', 'vite/a.ts': 'a' });
  const first = renderZip(collect()[0]!);
  utimesSync(path.join(siteDir, 'examples/vite/a.ts'), 0, 0);
  const zone = process.env.TZ;
  process.env.TZ = 'Asia/Tokyo';
  try {
    expect(renderZip(collect()[0]!)).toEqual(first);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('every project is written as an archive and as sources', async () => {
  write({ 'studio/first-app/package.json': '{}' });
  const dir = path.join(siteDir, 'served');
  await writeExamples(dir, collect());
  expect(Object.keys(unzipSync(readFileSync(path.join(dir, 'studio/first-app.zip'))))).toEqual([
    'first-app/package.json',
  ]);
  expect(JSON.parse(readFileSync(path.join(dir, 'studio/first-app.json'), 'utf8'))).toEqual({
    name: 'studio/first-app',
    files: { 'package.json': '{}' },
  });
});

test('every project of the site can be packed', () => {
  const projects = collectExamples(path.resolve('examples'));
  expect(projects.length).toBeGreaterThan(5);
  for (const project of projects)
    expect(JSON.stringify(renderSources(project))).not.toMatch(/#(?:end)?region/);
});
