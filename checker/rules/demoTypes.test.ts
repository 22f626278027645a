import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCompiler } from '../samples/compiler';
import { readDemos } from '../../model/demos/demos';
import { filesToCompile } from './demoTypes';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'demo-types-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** Installs a package `kit` that exports a constant. */
function install(folder: string, name: string): void {
  const dir = path.join(siteDir, folder, 'node_modules/kit');
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), '{ "name": "kit", "types": "index.d.ts" }');
  writeFileSync(path.join(dir, 'index.d.ts'), `export const ${name}: string;`);
}

/** Errors in a demo that imports the constant of the older package. */
async function errorsIn(dir: string, packages: string): Promise<string[]> {
  const tree = new Map([
    [`${dir}/index.mdx`, '<Demo src="./Kit.tsx" title="Kit" />'],
    [
      `${dir}/Kit.tsx`,
      "import { before } from 'kit';\nimport { text } from './text';\n\nexport default function Kit(): string {\n  return before + text;\n}\n",
    ],
    [`${dir}/text.ts`, "export const text: string = '';\n"],
  ]);
  const { demos } = readDemos(tree, [{ dir, demos: 'core/v1', packages }]);
  const files = demos.flatMap((demo) => filesToCompile(siteDir, demo));
  expect(files).toHaveLength(2);
  const compiler = await createCompiler(siteDir, packages);
  const found = [...compiler.check(files, files).values()].flat();
  compiler.close();
  return found.map(({ message }) => message);
}

test('demos of a cut version compile with its packages', async () => {
  install('.', 'after');
  install('versions/core-1.0.0', 'before');
  expect(await errorsIn('core_versioned_docs/version-1.0.0', 'versions/core-1.0.0')).toEqual([]);
});

test('current demos compile with the packages of the site', async () => {
  install('.', 'after');
  expect(await errorsIn('docs-core', '.')).toEqual([
    "Module '\"kit\"' has no exported member 'before'.",
  ]);
});
