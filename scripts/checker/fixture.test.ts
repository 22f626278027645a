import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../../plugins/checker/build';
import { formatMistake } from '../../plugins/shared/mistakes';
import type { JsonMistake } from './report';
import { checkArguments, watchCopy, type WatchedSite } from './watched';

const fixture = path.join(__dirname, 'fixtures/mistakes');

jest.setTimeout(120_000);

let mistakes: JsonMistake[] = [];
beforeAll(() => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    checkArguments(fixture, '--all', '--json'),
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
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
  let site: WatchedSite;
  beforeAll(() => {
    site = watchCopy(fixture);
  });
  afterAll(() => site.stop());

  /** The next complete report with so many mistakes. */
  const reported = (count: number, from?: number) =>
    site.reported((report) => report.isComplete && report.mistakes.length === count, from);

  test('it starts with mistakes, and reports the same', async () => {
    const { mistakes: found } = await reported(mistakes.length, 0);
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
  ])('%s is heard when it is saved, and that it is mended', async (_what, file, text, rule) => {
    const target = path.join(site.folder, file);
    const before = readFileSync(target, 'utf8');
    const next = reported(mistakes.length + 1);
    writeFileSync(target, before + text);
    const { mistakes: found } = await next;
    const known = new Set(mistakes.map(placeOf));
    const fresh = found.filter((mistake) => !known.has(placeOf(mistake as never)));
    expect(fresh.map((mistake) => mistake.rule)).toEqual([rule]);
    expect(formatMistake(fresh[0]!)).toMatchSnapshot();
    const mended = reported(mistakes.length);
    writeFileSync(target, before);
    expect((await mended).mistakes.map(placeOf as never)).toEqual(mistakes.map(placeOf));
  });

  test('a list that is saved as a new file is heard', async () => {
    const target = path.join(site.folder, 'sidebars.ts');
    const before = readFileSync(target);
    const isOfList = ({ file }: { file: string }) => file === 'sidebars.ts';
    expect(mistakes.some(isOfList)).toBe(true);
    const gone = site.reported((report) => report.isComplete && !report.mistakes.some(isOfList));
    unlinkSync(target);
    await gone;
    const back = reported(mistakes.length);
    writeFileSync(target, before);
    expect((await back).mistakes.map(placeOf as never)).toEqual(mistakes.map(placeOf));
  });
});
