import { EventEmitter, once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { formatProblem, type Problem } from '../model/problems';
import { checkOnce } from './checker';
import { rootDir } from './rootDir';
import { watchSite, type WatchReport } from './watch';

const fixture = path.join(__dirname, 'fixtures/problems');

jest.setTimeout(120_000);

/** Identifies a problem by its position and rule. */
const placeOf = ({ file, line, column, rule }: Problem) => `${file}:${line}:${column} ${rule}`;

/**
 * A copy of the fixture in the repository, so that its demos find the packages. Other tests don't
 * copy its folder.
 */
let folder = '';
let problems: Problem[] = [];
let stop: () => Promise<void>;
const reports: WatchReport[] = [];
const arrivals = new EventEmitter().setMaxListeners(0);

beforeAll(async () => {
  problems = checkOnce(fixture);
  const parent = path.join(rootDir, 'test-results');
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(path.join(parent, 'watched-'));
  cpSync(fixture, folder, { recursive: true });
  stop = await watchSite(folder, (report) => {
    reports.push(report);
    arrivals.emit('report');
  });
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Resolves with the first matching report from now on, or since report number `from`. */
async function reportThat(fits: (report: WatchReport) => boolean, from = reports.length) {
  for (;;) {
    const report = reports.slice(from).find(fits);
    if (report) return report;
    await once(arrivals, 'report');
  }
}

/** Resolves with the next complete report of this number of problems. */
const reported = (count: number, from?: number) =>
  reportThat((report) => report.isComplete && report.problems.length === count, from);

test('the first report has the same problems as a single run', async () => {
  const { problems: found } = await reported(problems.length, 0);
  expect(found.map(placeOf)).toEqual(problems.map(placeOf));
});

test.each([
  ['a page', 'docs-core/sound.mdx', '\n<Pictre />\n', 'mdx/unknown-component'],
  ['the prose of a page', 'docs-core/sound.mdx', '\nA sentance.\n', 'prose/spelling'],
  [
    'a sample',
    'docs-core/sound.mdx',
    "\n```ts\nexport const one: number = 'one';\n```\n",
    'samples/type-error',
  ],
  [
    'a demo',
    'docs-core/demos/NoTitle.tsx',
    "\nexport const one: number = 'one';\n",
    'demo/type-error',
  ],
])(
  'a problem in %s is reported after saving, and removed after it is fixed',
  async (_what, file, text, rule) => {
    const target = path.join(folder, file);
    const before = readFileSync(target, 'utf8');
    const next = reported(problems.length + 1);
    writeFileSync(target, before + text);
    const { problems: found } = await next;
    const known = new Set(problems.map(placeOf));
    const fresh = found.filter((problem) => !known.has(placeOf(problem)));
    expect(fresh.map((problem) => problem.rule)).toEqual([rule]);
    expect(formatProblem(fresh[0]!)).toMatchSnapshot();
    const mended = reported(problems.length);
    writeFileSync(target, before);
    expect((await mended).problems.map(placeOf)).toEqual(problems.map(placeOf));
  },
);

test('problems in a list that is saved as a new file are reported', async () => {
  const target = path.join(folder, 'sidebars.ts');
  const before = readFileSync(target);
  const isOfList = ({ file }: { file: string }) => file === 'sidebars.ts';
  expect(problems.some(isOfList)).toBe(true);
  const gone = reportThat((report) => report.isComplete && !report.problems.some(isOfList));
  unlinkSync(target);
  await gone;
  const back = reported(problems.length);
  writeFileSync(target, before);
  expect((await back).problems.map(placeOf)).toEqual(problems.map(placeOf));
});
