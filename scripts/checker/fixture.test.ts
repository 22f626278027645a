/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { checkBuild } from '../../plugins/checker/build';
import { formatMistake, type Mistake } from '../../plugins/shared/mistakes';
import type { JsonMistake } from './report';
import type { WatchReport } from './watch';

const fixture = path.join(__dirname, 'fixtures/mistakes');
const command = path.resolve(__dirname, '../check-docs.ts');
const args = (...options: string[]) => ['--import', 'tsx', command, '--site', ...options];

jest.setTimeout(600_000);

let mistakes: JsonMistake[] = [];
beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, args(fixture, '--all', '--json'), {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  mistakes = JSON.parse(stdout) as JsonMistake[];
});

const placeOf = ({ file, line, column, rule }: Omit<JsonMistake, 'found'>) =>
  `${file}:${line}:${column} ${rule}`;

test('each kind of mistake is found, with the nearest valid value and the mend', () => {
  expect(mistakes).toMatchSnapshot();
  expect(new Set(mistakes.map(({ rule }) => rule)).size).toBeGreaterThan(80);
});

/** Files in which several things are wrong: lists. */
const lists = ['sidebars.ts', 'src/site/pictures.json'];

test('each is found once, and nothing else is', () => {
  const files = mistakes.map(({ file }) => file).filter((file) => !lists.includes(file));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  const pages = ['docs-core', 'docs-studio'].flatMap((folder) =>
    readdirSync(path.join(fixture, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|tsx)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
  );
  // Pages of demos whose source has the mistake, demos whose page has it, and what is sound.
  expect(pages.filter((page) => !files.includes(page)).sort()).toMatchSnapshot();
});

test('a build fails with all of them', async () => {
  const error: Error = await checkBuild(fixture).then(
    () => new Error('The build went on.'),
    (reason: Error) => reason,
  );
  const places = error.message.match(/^\S+:\d+:\d+ {2}\S+$/gm) ?? [];
  expect(places.map((place) => place.replace('  ', ' '))).toEqual(mistakes.map(placeOf));
});

describe('watched', () => {
  let folder = '';
  let child: ChildProcess;
  let reports: WatchReport[] = [];
  let heard: () => void = () => undefined;

  /** The first complete report that fits, of those after `from`. */
  async function reported(
    fits: (found: Mistake[]) => boolean,
    from = reports.length,
  ): Promise<WatchReport> {
    for (;;) {
      const report = reports
        .slice(from)
        .find(({ isComplete, mistakes: found }) => isComplete && fits(found));
      if (report) return report;
      await new Promise<void>((resolve) => (heard = resolve));
    }
  }

  beforeAll(() => {
    // Below the repository, whose packages its demos import.
    folder = mkdtempSync(path.join(__dirname, 'fixtures/.watched-'));
    cpSync(fixture, folder, { recursive: true });
    child = spawn(process.execPath, args(folder, '--watch'), {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      reports = [...reports, JSON.parse(line) as WatchReport];
      heard();
    });
  });
  afterAll(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });

  test('it starts with mistakes, and reports the same', async () => {
    const { mistakes: found } = await reported(() => true, 0);
    expect(found.map(placeOf)).toEqual(mistakes.map(placeOf));
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
    ['the navigation', 'sidebars.ts', "\nexport const more = { core: ['sound'] };\n", ''],
  ])('%s is heard when it is saved, and that it is mended', async (_what, file, text, rule) => {
    const target = path.join(folder, file);
    const before = readFileSync(target, 'utf8');
    const count = mistakes.length + (rule ? 1 : 0);
    const next = reported((found) => found.length === count);
    writeFileSync(target, before + text);
    const { mistakes: found } = await next;
    const known = new Set(mistakes.map(placeOf));
    const fresh = found.filter((mistake) => !known.has(placeOf(mistake as never)));
    expect(fresh.map((mistake) => mistake.rule)).toEqual(rule ? [rule] : []);
    if (rule) expect(formatMistake(fresh[0]!)).toMatchSnapshot();
    const mended = reported((all) => all.length === mistakes.length);
    writeFileSync(target, before);
    expect((await mended).mistakes.map(placeOf as never)).toEqual(mistakes.map(placeOf));
  });
});
