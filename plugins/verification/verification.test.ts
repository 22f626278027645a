import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeChecks } from '../../model/facts/verification';
import { translateAll } from '../../model/facts/messages/allMessages';
import { noCache } from '../../model/caches/resultCache';
import { readSources } from '../../model/files/files';
import { Site } from '../../model/site';
import { currentVersion, documentedVersions } from '../../model/versions/versions';
import { codeHash, demosHash, readRecords, withDay, writeRecords } from '../../model/verification';
import { verifyPages } from './verification';

const t = translateAll('en');

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'verification-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const versions = documentedVersions(siteDir).filter(({ product }) => product === 'core');
const version = versions.find(({ name }) => name === currentVersion)!;
const page = `${version.dir}/guide.mdx`;
const packages = { '@toolpad/core': version.version, react: '19.2.0' };

let time = 1;

/** Writes a file with another time each time, because JSON is read again only then. */
function write(file: string, content: string | object): void {
  mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(siteDir, file), text);
  time += 1;
  utimesSync(path.join(siteDir, file), time, time);
}

const text = `# Guide

Text.

\`\`\`bash
npm install
\`\`\`

\`\`\`tsx file="examples/one/App.tsx"
\`\`\`

<Demo src="./Basic.tsx" title="Basic" />

<Picture name="core/guide/list" alt="" />
`;

const state = (day: string, shown: string = version.version) => ({
  taken: { day, version: shown },
});
const pictures = (light: object, dark = light) => ({
  'core/guide/list': { format: 'webp', states: { light, dark } },
});

const openSite = () =>
  new Site(siteDir, versions, readSources(siteDir, [version.dir]), {
    cache: noCache,
    packagesDir: siteDir,
  });

/** Writes the page, and records that all checks of it passed, on different days. */
function recordAll(): void {
  write(page, text);
  write(`${version.dir}/Basic.tsx`, 'export default () => null;');
  write(`${version.dir}/first.mdx`, '```bash\nnpm init\n```\n');
  write('examples/one/App.tsx', 'export const one = 1;');
  write('package.json', { dependencies: packages });
  write(version.pictures, pictures(state('2026-11-21')));
  const site = openSite();
  const { demos } = site.demos;
  const after = [`${version.dir}/first.mdx`];
  write(`data/verification/core/v${version.version}.json`, {
    'guide.mdx': {
      demos: { count: 1, day: '2026-11-24', source: demosHash(demos, packages) },
      samples: {
        ...{ count: 2, day: '2026-11-23' },
        source: codeHash(site, [page], version, packages),
      },
      commands: {
        ...{ count: 1, day: '2026-11-22', after, packages: { vite: '8.0.0' } },
        source: codeHash(site, [page, ...after], version),
      },
    },
  });
}

beforeEach(recordAll);

const verified = () => verifyPages(openSite())[page];

test('a page lists the checks that passed, with their days and packages', () => {
  expect(verified()).toEqual([
    { kind: 'demos', count: 1, days: ['2026-11-24', '2026-11-24'], packages },
    { kind: 'samples', count: 2, days: ['2026-11-23', '2026-11-23'], packages },
    { kind: 'commands', count: 1, days: ['2026-11-22', '2026-11-22'], packages: { vite: '8.0.0' } },
    {
      ...{ kind: 'pictures', count: 1, days: ['2026-11-21', '2026-11-21'] },
      packages: { '@toolpad/core': version.version },
    },
  ]);
});

test('other text on the page needs no new check', () => {
  write(page, text.replace('Text.', 'Other words.'));
  expect(verified()).toHaveLength(4);
});

test.each([
  ['a fence has changed', () => write(page, text.replace('npm install', 'npm ci'))],
  ['a quoted file has changed', () => write('examples/one/App.tsx', 'export const one = 2;')],
  ['a demo has changed', () => write(`${version.dir}/Basic.tsx`, 'export default () => 1;')],
  [
    'a demo was added',
    () => {
      write(page, `${text}\n<Demo src="./New.tsx" title="New" />\n`);
      write(`${version.dir}/New.tsx`, 'export default () => null;');
    },
  ],
  [
    'a page that its guide builds on has changed',
    () => write(`${version.dir}/first.mdx`, '```bash\nnpm init -y\n```\n'),
  ],
  [
    'a page that its guide builds on is gone',
    () => rmSync(path.join(siteDir, version.dir, 'first.mdx')),
  ],
  [
    'the packages of demos and samples have changed',
    () => write('package.json', { dependencies: { ...packages, react: '19.3.0' } }),
  ],
  [
    'its pictures show different versions',
    () => write(version.pictures, pictures(state('2026-11-21'), state('2026-11-22', '0.1.0'))),
  ],
  ['it isn’t valid MDX', () => write(page, `${text}\n<Demo`)],
])('a page lists nothing if %s', (_what, change) => {
  change();
  expect(verified()).toBeUndefined();
});

test('a page doesn’t list checks that never ran', () => {
  for (const kind of ['samples', 'commands'] as const)
    writeRecords(siteDir, version, kind, new Map([['guide.mdx', undefined]]));
  expect(verified()?.map(({ kind }) => kind)).toEqual(['demos', 'pictures']);
});

test('a page lists nothing if its demos never ran', () => {
  writeRecords(siteDir, version, 'demos', new Map([['guide.mdx', undefined]]));
  expect(verified()).toBeUndefined();
});

test('the same result keeps its day, and a new one gets today’s', () => {
  const known = { count: 1, source: 'a', day: '2026-11-20' };
  expect(withDay({ count: 1, source: 'a' }, known)).toEqual(known);
  expect(withDay({ count: 1, source: 'b' }, known).day).toBe(new Date().toISOString().slice(0, 10));
});

test('a new record replaces only its kind, and a second run changes nothing', () => {
  const results = new Map([['guide.mdx', { count: 3, source: 'new' }]]);
  expect(writeRecords(siteDir, version, 'samples', results, true)).toBe(true);
  expect(readRecords(siteDir, version)['guide.mdx']?.samples?.count).toBe(2);
  expect(writeRecords(siteDir, version, 'samples', results)).toBe(true);
  expect(writeRecords(siteDir, version, 'samples', results)).toBe(false);
  const { samples, commands } = readRecords(siteDir, version)['guide.mdx'] ?? {};
  expect(samples?.count).toBe(3);
  expect(commands?.day).toBe('2026-11-22');
  writeRecords(siteDir, version, 'samples', new Map([['guide.mdx', undefined]]));
  expect(Object.keys(readRecords(siteDir, version)['guide.mdx'] ?? {})).toEqual([
    'commands',
    'demos',
  ]);
});

test('the line names the documented package and all days', () => {
  const { summary, details } = describeChecks(verified() ?? [], t, 'en');
  expect(summary.replace(/\s/g, ' ')).toBe(
    `Checked against @toolpad/core ${version.version} (Nov 21 – 24, 2026)`,
  );
  expect(details[2]).toBe('Commands run: 1 (Nov 22, 2026, vite 8.0.0)');
  const [, , commands] = verified() ?? [];
  expect(describeChecks(commands ? [commands] : [], t, 'en').summary).toBe(
    'Checked (Nov 22, 2026)',
  );
});
