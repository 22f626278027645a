import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aliasesOf } from '../../model/packages/packageAliases';
import { missingPackages, typeCheck, versionProblems, type Manifest } from './typeCheck';

const root = {
  dependencies: { '@toolpad/core': '0.14.0', react: '19.2.9' },
  devDependencies: {
    'react-router-v7': 'npm:react-router@7.18.5',
    scoped: 'npm:@scope/name@1.2.3',
  },
};

test('finds an alias by the name of its package', () => {
  expect(aliasesOf(root)).toEqual({ 'react-router': 'react-router-v7', '@scope/name': 'scoped' });
});

test("a second version of an installed package isn't an alias", () => {
  const two = { dependencies: { react: '19.3.1', 'react-19-2': 'npm:react@19.2.9' } };
  expect(aliasesOf(two)).toEqual({});
  expect(versionProblems({ dependencies: { react: '19.3.1' } }, two)).toEqual([]);
});

test('reports missing packages with their versions', () => {
  const example = {
    dependencies: { react: '19.2.9', firebase: '12.0.0' },
    devDependencies: { '@emotion/server': '11.11.0' },
  };
  expect(missingPackages(example, (name) => name === 'react')).toEqual([
    '@emotion/server@11.11.0',
    'firebase@12.0.0',
  ]);
});

test.each([
  ['the same version', { dependencies: { react: '19.2.9' } }, []],
  ['a package only the example has', { dependencies: { firebase: '12.0.0' } }, []],
  ['a prerelease', { dependencies: { 'next-auth': '5.0.0-beta.32' } }, []],
  ['the version behind an alias', { dependencies: { 'react-router': '7.18.5' } }, []],
  [
    'another version',
    { dependencies: { '@toolpad/core': '0.13.0' } },
    ['@toolpad/core: 0.13.0 here, 0.14.0 in the docs.'],
  ],
  [
    'another version than the alias',
    { dependencies: { 'react-router': '7.1.0' } },
    ['react-router: 7.1.0 here, 7.18.5 in the docs.'],
  ],
  [
    'a range',
    { devDependencies: { react: '^19.2.9' } },
    ['react: "^19.2.9" is not an exact version.'],
  ],
  [
    'a tag',
    { dependencies: { 'next-auth': 'beta' } },
    ['next-auth: "beta" is not an exact version.'],
  ],
  ['nothing', {}, []],
])('versions: %s', (_situation, example, expected) => {
  expect(versionProblems(example, root)).toEqual(expected);
});

const tsconfig = JSON.stringify({
  compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', lib: ['ES5'], strict: true },
  include: ['*.ts'],
});

let rootDir: string;

/** Creates a project below a root that has `router` installed as `router-v7`, and checks it. */
function check(files: Record<string, string>, manifest: Manifest = {}): string[] {
  const all = {
    'package.json': '{ "dependencies": { "router-v7": "npm:router@7.0.0" } }',
    'node_modules/router-v7/package.json': '{ "name": "router", "types": "index.d.ts" }',
    'node_modules/router-v7/index.d.ts': 'export declare const pathname: string;',
    'examples/app/tsconfig.json': tsconfig,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(rootDir, name)), { recursive: true });
    writeFileSync(path.join(rootDir, name), content);
  }
  const app = { folder: path.join(rootDir, 'examples/app'), manifest };
  return typeCheck([app], rootDir).flat();
}

beforeEach(() => {
  // The compiler resolves links; temporary folders on macOS are below one.
  rootDir = realpathSync.native(mkdtempSync(path.join(os.tmpdir(), 'type-check-')));
});
afterEach(() => rmSync(rootDir, { recursive: true }));

test('a valid project has no errors and finds a package that the root installs with an alias', () => {
  expect(
    check({
      'examples/app/main.ts':
        "import { pathname } from 'router';\nexport const length: number = pathname.length;\n",
    }),
  ).toEqual([]);
});

test.each([
  ['9.5.0', []],
  [
    '7.3.11',
    [
      "examples/app/main.ts(1,10): error TS2305: Module '\"@mui/material/Chip\"' has no exported member 'shape'.",
    ],
  ],
])('a project with Material UI %s uses the packages of its version', (version, expected) => {
  const errors = check(
    {
      'node_modules/@mui/material/package.json': '{ "name": "@mui/material" }',
      'node_modules/@mui/material/Chip/index.d.ts': 'export declare const size: string;',
      'versions/mui-9/package.json': '{ "dependencies": { "@mui/material": "9.5.0" } }',
      'versions/mui-9/node_modules/@mui/material/package.json': '{ "name": "@mui/material" }',
      'versions/mui-9/node_modules/@mui/material/Chip/index.d.ts':
        'export declare const shape: string;',
      'examples/app/main.ts':
        "import { shape } from '@mui/material/Chip';\nexport const first = shape;\n",
    },
    { dependencies: { '@mui/material': version } },
  );
  expect(errors).toEqual(expected);
});

test('a type error is reported with its position', () => {
  expect(check({ 'examples/app/main.ts': 'export const length: number = "three";\n' })).toEqual([
    "examples/app/main.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
});

test('a missing package is reported', () => {
  expect(
    check({
      'examples/app/main.ts':
        "import { initializeApp } from 'firebase';\nexport default initializeApp;\n",
    }).join(),
  ).toMatch(/Cannot find module 'firebase'/);
});

test('a broken tsconfig.json is an error', () => {
  expect(check({ 'examples/app/tsconfig.json': '{ "include": ["*.ts"' }).length).toBeGreaterThan(0);
});

test('a project without files is an error', () => {
  expect(check({}).join()).toMatch(/No inputs were found/);
});
