import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import * as swc from '@swc/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScriptMinimizer, withScriptMinimizer } from './minimizer';

jest.mock('@swc/core', () => {
  const actual = jest.requireActual<typeof swc>('@swc/core');
  return { ...actual, minify: jest.fn(actual.minify) };
});
const minify = jest.mocked(swc.minify);

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'minimizer-'));
  minify.mockClear();
});
afterEach(() => rmSync(siteDir, { recursive: true }));

class RawSource {
  constructor(private readonly code: string) {}
  source = () => this.code;
}

/** Runs the minimizer on files of a compilation. @returns the minimized code */
async function run(files: Record<string, string>, minimized: string[] = []) {
  const after = { ...files };
  let process = async () => {};
  const compilation = {
    hooks: {
      processAssets: { tapPromise: (_at: object, run: typeof process) => (process = run) },
    },
    getAssets: () =>
      Object.entries(files).map(([name, code]) => ({
        name,
        source: new RawSource(code),
        info: { minimized: minimized.includes(name) },
      })),
    updateAsset: (name: string, source: RawSource) => (after[name] = source.source()),
  };
  new ScriptMinimizer(siteDir).apply({
    rspack: { Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 }, sources: { RawSource } },
    hooks: {
      compilation: { tap: (_name: string, tapped: (with_: object) => void) => tapped(compilation) },
    },
  } as unknown as Compiler);
  await process();
  return after;
}

const code =
  'export function add(first, second) {\n  const sum = first + second;\n  return sum;\n}';

it('minimizes scripts, and nothing else', async () => {
  const after = await run({ 'a.js': code, 'a.css': 'a { color: red }' });
  expect(after['a.js']).toBe('export function add(a,b){return a+b}');
  expect(after['a.css']).toBe('a { color: red }');
});

it('skips minimized scripts', async () => {
  expect(await run({ 'a.js': code }, ['a.js'])).toEqual({ 'a.js': code });
});

it('reuses scripts of the previous build, and minimizes changed ones', async () => {
  const before = await run({ 'a.js': code, 'b.js': code.replace('add', 'plus') });
  minify.mockClear();
  const after = await run({ 'a.js': code, 'b.js': code.replace('add', 'more') });
  expect(after['a.js']).toBe(before['a.js']);
  expect(after['b.js']).toBe('export function more(a,b){return a+b}');
  expect(minify).toHaveBeenCalledTimes(1);
});

it('reports an error in a script', async () => {
  await expect(run({ 'a.js': 'const = 1' })).rejects.toThrow();
});

it('leaves the minimizers of another bundler unchanged', () => {
  const minimizers = [{}, {}];
  const webpack = { name: 'webpack' } as CurrentBundler;
  expect(withScriptMinimizer(minimizers, siteDir, webpack)).toEqual(minimizers);
});
