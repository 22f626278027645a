import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { withImports, type PackedReplacements } from './add';
import { collectReplacements, packagesIn } from './collect';
import { documentedVersions } from '../../../model/versions/versions';
import { replacementsOf, type Replacements } from '../../../model/facts/replacements';

const example = path.resolve(__dirname, '../../../examples/leaving-core');
const siteDir = path.resolve(__dirname, '../../..');
/** The package in each documented version. */
const releases = documentedVersions(siteDir)
  .filter(({ product }) => product === 'core')
  .map(({ packages }) => path.join(siteDir, packages, 'node_modules/@toolpad/core'));
const { items, dropped } = JSON.parse(
  readFileSync(path.join(example, 'items.json'), 'utf8'),
) as Replacements;

/** Type declarations of a folder that the package's `exports` make public, with its import path. */
function entryPoints(core: string): [entry: string, file: string][] {
  const types = path.join(core, 'esm');
  return readdirSync(types, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'index.d.ts')
    .map(({ parentPath }) => [
      path.posix.join('@toolpad/core', path.relative(types, parentPath).replaceAll(path.sep, '/')),
      path.join(parentPath, 'index.d.ts'),
    ]);
}

/** Names that any of the releases exports, by import path. */
function publicExports(): Map<string, string[]> {
  const entries = releases.flatMap(entryPoints);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      skipLibCheck: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const exported = new Map<string, string[]>();
  for (const [entry, file] of entries) {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
    exported.set(entry, [...(exported.get(entry) ?? []), ...names]);
  }
  return exported;
}

/** Where items.json has a name: `use-dialogs @toolpad/core/useDialogs`. */
const places = new Map<string, string[]>();
const remember = (name: string, place: string) =>
  places.set(name, [...(places.get(name) ?? []), place]);
for (const { name: item, replaces } of items)
  for (const [from, names] of Object.entries(replaces))
    for (const name of Object.keys(names)) remember(name, `${item} ${from}`);
for (const { from, names } of dropped) for (const name of names) remember(name, `dropped ${from}`);

test('each export of the documented releases is replaced or dropped, once', () => {
  const exported = publicExports();
  expect(exported.get('@toolpad/core')).toContain('DashboardLayout');
  const all = new Set([...exported.values()].flat());
  expect([...all].filter((name) => places.get(name)?.length !== 1)).toEqual([]);
  expect([...places.keys()].filter((name) => !all.has(name))).toEqual([]);
  const wrong = [...places].flatMap(([name, [place = '']]) =>
    exported.get(place.split(' ')[1]!)?.includes(name) ? [] : [`${name}: ${place}`],
  );
  expect(wrong).toEqual([]);
});

let files: PackedReplacements['files'];
beforeAll(async () => {
  ({ files } = await collectReplacements(example));
});

const codeOf = (file: string) => readFileSync(path.join(example, 'src', file), 'utf8');

/** Exported names of a file. */
const exportsOf = (file: string) =>
  [
    ...codeOf(file).matchAll(
      /^export (?:async )?(?:function|const|interface|type|class) ([\w]+)|^export type \{ (\w+) \}/gm,
    ),
  ].map(([, name, again]) => name ?? again);

describe.each(items.map((item) => [item.name, item] as const))('%s', (name, item) => {
  test('lists the files in its folder', () => {
    const folder = path.join(example, 'src', name);
    const files = readdirSync(folder)
      .filter((file) => !file.includes('.test.'))
      .map((file) => `${name}/${file}`);
    expect([...item.files].sort()).toEqual(files.sort());
  });

  test('exports each replacement', () => {
    const exported = item.files.flatMap(exportsOf);
    const missing = Object.values(item.replaces)
      .flatMap(Object.values)
      .filter((replacement) => !exported.includes(replacement));
    expect(missing).toEqual([]);
  });

  test('has small files, without Toolpad', () => {
    for (const file of item.files) {
      expect(codeOf(file).split('\n').length).toBeLessThan(200);
      expect(codeOf(file)).not.toContain('@toolpad/');
    }
  });
});

test('items list the packages that their files need, and the files that they import', () => {
  for (const item of items) {
    const all = withImports(item.files, files);
    expect([item.name, packagesIn(all.map((file) => [file, codeOf(file)]))]).toEqual([
      item.name,
      item.packages,
    ]);
  }
});

test('the JavaScript has no types, and keeps the directive of client components', () => {
  for (const [file, { typescript, javascript }] of Object.entries(files)) {
    expect(javascript).not.toMatch(/\b(?:interface|satisfies)\b|import type|: string\b/);
    expect([file, javascript.startsWith("'use client'")]).toEqual([
      file,
      typescript.startsWith("'use client'"),
    ]);
  }
});

test('names what replaces an export, or why nothing does', () => {
  const found = replacementsOf(
    [{ name: 'ToolbarActions' }, { name: 'DataSourceCache' }, { name: 'Nothing' }],
    { items, dropped },
  );
  expect(found).toMatchObject([
    { name: 'ToolbarActions', replacement: { name: 'ThemeSwitcher' } },
    { name: 'DataSourceCache', replacement: { reason: expect.stringContaining('Data Grid') } },
    { name: 'Nothing' },
  ]);
  expect(found[2]?.replacement).toBeUndefined();
});
