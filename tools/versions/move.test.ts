import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../../model/facts/products';
import { applyMove, differencesOf, findMove, packagesOf } from './move';
import { findChangedApi, findClaims } from './mentions';

// After a move, no later version is documented.
products.core.next ??= '98.0.0';
const { version, next = '' } = products.core;
let siteDir = '';

const at = (file: string) => path.join(siteDir, file);
function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
}
const read = (file: string) => readFileSync(at(file), 'utf8');

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'move-'));
  write('core_versions.json', ['next', '0.1.0']);
  write(
    'model/facts/products.ts',
    `package: '@toolpad/core',\n    version: '${version}',\n    next: '${next}',\n`,
  );
  write('package.json', {
    dependencies: { '@toolpad/core': version, same: '1.0.0', 'router-v7': 'npm:router@7.0.0' },
  });
  write(`versions/core-${next}/package.json`, {
    dependencies: { '@toolpad/core': next, same: '1.0.0', router: '7.0.0', added: '2.0.0' },
  });
  write('docs-core/a.mdx', `In ${version}, this works.\nNot ${version}1.\n`);
  write('docs-core/Old.tsx', '');
  write('docs-core-next/a.mdx', 'Differs.');
  write('docs-core-next/b/New.tsx', '');
  write('docs-core-next/removed.json', ['Old.tsx']);
  write('core_versioned_docs/version-next/a.mdx', 'Differs.');
  write('model/legacyRedirects.json', []);
  const picture = (page: string) => ({
    ...{ page, scene: '', format: 'webp' },
    states: { light: { hash: '', normal: { hash: '' } } },
  });
  write('model/facts/pictures.json', {
    'core/a/kept': picture('docs-core/kept.mdx'),
    'core/a/old': picture('docs-core/a.mdx'),
  });
  for (const name of ['kept-light', 'old-light', 'old-light-1x'])
    write(`static/static/images/core/a/${name}.webp`, '');
  write('examples/plain/package.json', `{ "dependencies": { "@toolpad/core": "${version}" } }`);
  write('skills/toolpad-core/SKILL.md', `# Toolpad Core ${version}\n\n## Traps of ${version}\n`);
  write(
    'docs/specification.md',
    `| The site shows Core v${version}. | \`version: '${version}'\` |\n`,
  );
  write('data/verification/core/current.json', {});
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('the differences become the current pages, and the release the current version', () => {
  const move = findMove(siteDir, 'core', next);
  expect(differencesOf(siteDir, move).copied.map(({ to }) => to)).toEqual([
    'docs-core/a.mdx',
    'docs-core/b/New.tsx',
  ]);
  expect(packagesOf(siteDir, move)).toEqual([`@toolpad/core@${next}`, 'added@2.0.0']);
  applyMove(siteDir, move);
  expect(read('docs-core/a.mdx')).toBe('Differs.');
  expect(
    ['docs-core/Old.tsx', 'docs-core-next', `versions/core-${next}`, 'core_versioned_docs'].filter(
      (place) => existsSync(at(place)),
    ),
  ).toEqual([]);
  expect(read('core_versions.json')).toBe('["0.1.0"]\n');
  expect(read('model/facts/products.ts')).toContain(`version: '${next}'`);
  expect(read('model/facts/products.ts')).not.toContain('next: ');
});

test('what depends on the release changes with it', () => {
  applyMove(siteDir, findMove(siteDir, 'core', next));
  expect(JSON.parse(read('model/legacyRedirects.json'))).toEqual([
    { from: '/toolpad/core/next/*', to: '/toolpad/core/:splat', status: 301 },
  ]);
  // The page with the other picture differs, and doesn't show it.
  expect(Object.keys(JSON.parse(read('model/facts/pictures.json')))).toEqual(['core/a/kept']);
  expect(readdirSync(at('static/static/images/core/a'))).toEqual(['kept-light.webp']);
  expect(read('examples/plain/package.json')).toContain(`"@toolpad/core": "${next}"`);
  expect(read('skills/toolpad-core/SKILL.md')).toBe(
    `# Toolpad Core ${next}\n\n## Traps of ${next}\n`,
  );
  expect(read('docs/specification.md')).toBe(
    `| The site shows Core v${next}. | \`version: '${next}'\` |\n`,
  );
  expect(existsSync(at('data/verification'))).toBe(false);
});

test('a release that was not documented as next changes the version only', () => {
  for (const place of ['core_versions.json', 'docs-core-next'])
    rmSync(at(place), { recursive: true });
  const [current] = [{ ...findCurrent() }];
  const move = { current, next: undefined, release: '99.0.0' };
  expect(packagesOf(siteDir, move)).toEqual(['@toolpad/core@99.0.0']);
  applyMove(siteDir, move);
  expect(read('docs-core/a.mdx')).toContain(version);
  expect(read('model/facts/products.ts')).toContain("version: '99.0.0'");
});

/** The current version of Toolpad Core. */
function findCurrent() {
  write('core_versions.json', ['next']);
  return findMove(siteDir, 'core', next).current;
}

test.each([
  ['no release', 'core', undefined, /Which product, and which release/],
  ['an unknown product', 'cores', '1.0.0', /Which product, and which release/],
  ['the current version', 'core', version, /is the current version/],
  ['another release than the next one', 'core', '99.0.0', /Run npm run version:move -- core/],
])('%s is an error', (_, product, release, message) => {
  expect(() => findMove(siteDir, product, release)).toThrow(message);
});

test('claims about the version are listed with their lines', () => {
  expect(findClaims(siteDir, findCurrent())).toEqual([
    { file: 'docs-core/a.mdx', line: 1, message: `In ${version}, this works.` },
  ]);
});

test('mentions of removed and changed parts of the API are listed', () => {
  const { current } = findMove(siteDir, 'core', next);
  const before = readFileSync(`data/core/${version}/DashboardLayout.json`, 'utf8');
  const entry = JSON.parse(before) as { props: { name: string; default: string | null }[] };
  const props = entry.props
    .filter(({ name }) => name !== 'hideNavigation')
    .map((prop) => (prop.name === 'sidebarExpandedWidth' ? { ...prop, default: '1' } : prop));
  write(`${current.apiData}/DashboardLayout.json`, before);
  write(`data/core/${next}/DashboardLayout.json`, { ...entry, props });
  write(
    'docs-core/layout.mdx',
    [
      '<DashboardLayout hideNavigation={true} />',
      'Without `sidebarExpandedWidth`, a DashboardLayout is wide.',
      '<Other hideNavigation={true} />',
      'They set `hideNavigation`.',
    ].join('\n'),
  );
  const of = 'DashboardLayout: the prop';
  expect(findChangedApi(siteDir, current, `data/core/${next}`)).toEqual([
    { file: 'docs-core/layout.mdx', line: 1, message: `${of} hideNavigation was removed.` },
    {
      file: 'docs-core/layout.mdx',
      line: 2,
      message: `${of} sidebarExpandedWidth has the default 1 instead of 320.`,
    },
  ]);
});
