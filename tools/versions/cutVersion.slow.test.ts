import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkFinished, checkFrozen, updatedDays } from '../../model/versions/cutVersions';
import { cutVersionOf, documentedVersions } from '../../model/versions/versions';
import { products } from '../../model/facts/products';

const root = path.resolve(__dirname, '../..');
const { version } = products.core;

/** Ends the command that has started this one, as `kill -9` does, at a step of a test. */
const killAt = (step: string) => `[ "$KILL" = ${step} ] && kill -9 $PPID && exit 1`;
const failAt = (step: string) => `[ "$FAIL" = ${step} ] && exit 1`;

/** `npm install --prefix <folder>`. */
const npm = `#!/bin/bash
${killAt('install-start')}
mkdir -p "$3/node_modules/@toolpad/core"
echo '{}' > "$3/package-lock.json"
${killAt('install-middle')}
${failAt('install')}
echo '{ "version": "${version}" }' > "$3/node_modules/@toolpad/core/package.json"
${killAt('install-end')}
exit 0
`;

/** `npx docusaurus docs:version:core <version>`. */
const npx = `#!/bin/bash
${failAt('docs')}
${killAt('docs-start')}
mkdir -p core_versioned_docs core_versioned_sidebars
cp -r docs-core core_versioned_docs/version-$3
${killAt('docs-middle')}
echo '{}' > core_versioned_sidebars/version-$3-sidebars.json
printf '[\\n  "%s"\\n]\\n' "$3" > core_versions.json
${killAt('docs-listed')}
exit 0
`;

let folder: string;
let siteDir: string;

function write(dir: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
  });
const status = () => git('status', '--porcelain', '--untracked-files=all');

/**
 * Evaluates an expression with the functions of this tool in another process.
 * @returns its output
 */
function evaluate(expression: string, env: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    [
      '-e',
      `const { cutVersion, describeCut } = require('./tools/versions/cutVersion'); (async () => console.log(await ${expression}))();`,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, ...env },
    },
  );
  return stdout + stderr;
}

const cut = (env: Record<string, string> = {}) =>
  evaluate(`cutVersion(${JSON.stringify(siteDir)}, 'core')`, env);

const problems = () => {
  const versions = documentedVersions(siteDir);
  return [...checkFinished(siteDir, versions), ...checkFrozen(siteDir, versions)];
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  siteDir = path.join(folder, 'site');
  write(path.join(folder, 'bin'), { npm, npx });
  for (const name of ['npm', 'npx']) chmodSync(path.join(folder, 'bin', name), 0o755);
  write(siteDir, {
    '.gitignore': 'node_modules\n.docusaurus\n',
    'package.json': '{ "dependencies": { "@toolpad/core": "*" } }',
    'node_modules/@toolpad/core/package.json': `{ "version": "${version}" }`,
    'model/facts/pictures.json': '{}',
    'docs-core/page.mdx': '---\ntitle: Page\n---\n\nText.\n',
    'docs-studio/page.mdx': '---\ntitle: Page\n---\n\nText.\n',
    'examples/plain/src/App.tsx': 'export {};\n',
    'examples/plain/node_modules/kit/index.js': '',
    'examples/plain/dist/index.html': '',
    'examples/studio/app/package.json': '{}',
    [`data/core/${version}/Crud.json`]: '{}',
  });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Site');
});
afterEach(() => rmSync(folder, { recursive: true }));

const whole = `
core_versioned_docs/version-${version}/page.mdx
core_versioned_sidebars/version-${version}-sidebars.json
core_versions.json
versions/core-${version}/SHA256SUMS
versions/core-${version}/examples/plain/src/App.tsx
versions/core-${version}/package-lock.json
versions/core-${version}/package.json
versions/core-${version}/pictures.json
versions/core-${version}/updated.json
`
  .trim()
  .split('\n')
  .map((file) => `?? ${file}\n`)
  .join('');

test('a version is cut, with what its pages import from the root of the site', () => {
  write(siteDir, {
    'docs-core/page.mdx':
      "import Part from '@site/docs-core/_part.mdx';\n\n![A](@site/docs-core/a.png)\n",
    'docs-core/page.guide.ts': "export default { after: 'docs-core/first.mdx' };\n",
  });
  git('add', '.');
  git('commit', '--quiet', '-m', 'Imports');
  expect(cut()).toContain(`core ${version} is now at /toolpad/core/${version}/.`);
  const copies = `core_versioned_docs/version-${version}`;
  expect(readFileSync(path.join(siteDir, copies, 'page.mdx'), 'utf8')).toBe(
    `import Part from '@site/${copies}/_part.mdx';\n\n![A](@site/${copies}/a.png)\n`,
  );
  expect(readFileSync(path.join(siteDir, copies, 'page.guide.ts'), 'utf8')).toBe(
    `export default { after: '${copies}/first.mdx' };\n`,
  );
  expect(status()).toBe(`?? ${copies}/page.guide.ts\n${whole}`);
  expect(problems()).toEqual([]);
  // As Prettier formats it.
  expect(readFileSync(path.join(siteDir, 'core_versions.json'), 'utf8')).toBe(`["${version}"]\n`);
  expect(updatedDays(siteDir, cutVersionOf(products.core, version))).toEqual({
    'page.mdx': new Date().toISOString().slice(0, 10),
  });
  expect(cut()).toContain(`core ${version} was cut before`);
}, 60_000);

test.each([
  ['install-start', true],
  ['install-middle', true],
  ['install-end', true],
  ['docs-start', true],
  ['docs-middle', false],
  ['docs-listed', false],
])(
  'a cut that was killed at %s is repaired by the next one',
  (step, isClean) => {
    cut({ KILL: step });
    expect(status() === '').toBe(isClean);
    expect(problems().map(({ rule }) => rule)).toEqual(isClean ? [] : ['version/unfinished-cut']);
    expect(cut()).toContain('is now at');
    expect(status()).toBe(whole);
    expect(problems()).toEqual([]);
  },
  60_000,
);

test.each(['install', 'docs'])(
  'a cut in which %s fails leaves no files',
  (step) => {
    expect(cut({ FAIL: step })).toContain('failed. Nothing was cut.');
    expect(status()).toBe('');
  },
  60_000,
);

test('a dry run lists files, URLs, broken links, and lost URLs, and writes nothing', () => {
  write(siteDir, {
    'docs-core/page.mdx':
      '---\nslug: /introduction\n---\n\n[Fine](/toolpad/core/introduction/), [gone](/toolpad/core/gone/).\n',
    [`data/routes/core-${version}.txt`]: '/toolpad/core/introduction/\n/toolpad/core/lost/\n',
  });
  const before = status();
  const report = evaluate(`describeCut(${JSON.stringify(siteDir)}, 'core')`);
  expect(status()).toBe(before);
  expect(report.replaceAll(version, '1.0.0')).toMatchSnapshot();
}, 60_000);

test('an earlier version is kept when a cut is repaired', () => {
  write(siteDir, { 'core_versions.json': '["0.1.0"]\n', 'versions/core-0.1.0/SHA256SUMS': '' });
  git('add', '.');
  git('commit', '--quiet', '-m', 'Cut');
  cut({ FAIL: 'docs' });
  expect(JSON.parse(readFileSync(path.join(siteDir, 'core_versions.json'), 'utf8'))).toEqual([
    '0.1.0',
  ]);
  expect(status()).toBe('');
}, 60_000);
