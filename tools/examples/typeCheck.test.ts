import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { typeCheck } from './typeCheck';

const tsconfig = JSON.stringify({
  compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', lib: ['ES5'], strict: true },
  include: ['*.ts'],
});

let rootDir: string;

/** Creates a project below a root that has `router` installed as `router-v7`, and checks it. */
function check(files: Record<string, string>): string[] {
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
  const app = { folder: path.join(rootDir, 'examples/app'), manifest: {} };
  return typeCheck([app], rootDir).flat();
}

beforeEach(() => {
  rootDir = mkdtempSync(path.join(os.tmpdir(), 'type-check-'));
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
