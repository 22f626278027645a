import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstallation } from '../../model/packages/installation';
import { noCache } from '../../model/caches/resultCache';
import { formatProblem, type Problem } from '../../model/problems';
import { documentedVersions } from '../../model/versions/versions';
import { parsePage } from '../../model/pages/pages';
import { rootDir } from '../rootDir';
import { runChecks } from '../run';
import type { Site } from '../../model/site';
import { Types } from './demoTypes';
import { samples } from './samples';

const folder = 'checker/rules/fixtures/samples';

let problems: Problem[];

// One program for all fixtures, because the compiler starts slowly.
beforeAll(async () => {
  const versions = documentedVersions(rootDir).slice(0, 1);
  const pages = readdirSync(path.join(rootDir, folder)).map((name) => {
    const file = `${folder}/${name}/page.mdx`;
    const source = readFileSync(path.join(rootDir, file), 'utf8');
    const version = versions[0]!;
    return parsePage({ file, source, version, url: '', description: '', frontMatter: {} });
  });
  const installation = createInstallation(rootDir);
  const site = { siteDir: rootDir, cache: noCache, versions, pages, partials: [], installation };
  const check = samples(new Types(rootDir, false), 4);
  problems = await runChecks([check], site as unknown as Site);
}, 60_000);

const problemsOn = (fixture: string) =>
  problems.filter(({ file }) => file === `${folder}/${fixture}/page.mdx`);

describe('samples', () => {
  it.each<[fixture: string, problems: string[]]>([
    ['good', []],
    [
      'type-error',
      ['4:7 samples/type-error', '15:42 samples/type-error', '28:18 samples/type-error'],
    ],
    [
      'missing-import',
      ['2:25 samples/missing-import', '3:24 samples/missing-import', '9:10 samples/type-error'],
    ],
    ['same-title', ['4:14 samples/type-error']],
    ['quoted-file', ['7:14 samples/type-error', '13:1 samples/needless-nocheck']],
    ['json', ['11:3 samples/syntax-error']],
    ['diff', ['8:8 samples/type-error']],
    ['broken-page', []],
  ])('%s', (fixture, problems) => {
    expect(
      problemsOn(fixture).map(({ line, column, rule }) => `${line}:${column} ${rule}`),
    ).toEqual(problems);
  });

  it.each([
    ['reports what the compiler found', 'type-error'],
    ['parses JavaScript', 'syntax-error'],
    ['requires a reason for every unchecked sample, and few of them', 'stale-nocheck'],
    ['names what is missing', 'missing-import'],
    ['does not check quoted files', 'quoted-file'],
    ['reads JSON', 'json'],
  ])('%s', (_what, fixture) => {
    expect(`\n${problemsOn(fixture).map(formatProblem).join('\n')}\n`).toMatchSnapshot();
  });
});
