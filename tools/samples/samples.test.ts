import path from 'node:path';
import { checkSamples, type SamplesReport } from '.';
import { formatProblem } from '../../plugins/shared/problems';

const folder = 'tools/samples/fixtures';
const siteDir = path.resolve(__dirname, '../..');

let report: SamplesReport;

// One program for all fixtures: starting the compiler is what takes time.
beforeAll(() => {
  report = checkSamples({
    siteDir,
    sets: [{ dir: folder, packages: '.', examples: 'examples' }],
    maxNochecks: 4,
  });
}, 60_000);

const problemsOn = (fixture: string) =>
  report.problems.filter(({ file }) => file === `${folder}/${fixture}/page.mdx`);

describe('checkSamples', () => {
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
    [
      'quoted-file',
      ['7:14 samples/type-error', '10:1 samples/missing-file', '13:1 samples/needless-nocheck'],
    ],
    ['json', ['11:3 samples/syntax-error']],
    ['diff', ['8:8 samples/type-error']],
    ['broken-page', ['1:36 samples/mdx-syntax']],
  ])('%s', (fixture, problems) => {
    expect(
      problemsOn(fixture).map(({ line, column, rule }) => `${line}:${column} ${rule}`),
    ).toEqual(problems);
  });

  it.each([
    ['says what the compiler says', 'type-error'],
    ['parses JavaScript', 'syntax-error'],
    ['wants a reason for every unchecked sample, and few of them', 'stale-nocheck'],
    ['knows the languages', 'unknown-language'],
    ['names what is missing', 'missing-import'],
    ['checks quoted files where they live', 'quoted-file'],
    ['reads JSON', 'json'],
    ['survives a page that is not MDX', 'broken-page'],
  ])('%s', (_what, fixture) => {
    expect(`\n${problemsOn(fixture).map(formatProblem).join('\n')}\n`).toMatchSnapshot();
  });

  it('counts what it checked', () => {
    expect(report).toMatchObject({ pages: 11, checked: 26 });
  });

  it('checks only the pages it was asked for', () => {
    const { pages, problems } = checkSamples({
      siteDir,
      sets: [{ dir: folder, packages: '.', examples: 'examples' }],
      only: [`${folder}/json`, `${folder}/unknown`],
    });
    expect(pages).toBe(2);
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set([`${folder}/json/page.mdx`, `${folder}/unknown-language/page.mdx`]),
    );
  });
});
