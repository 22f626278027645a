import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatMistake } from '../../plugins/shared/mistakes';
import type { JsonMistake } from './report';
import { checkOnce, placeOf, watchCopy, type WatchedSite } from './watched';

const fixture = path.join(__dirname, 'fixtures/mistakes');

jest.setTimeout(120_000);

let mistakes: JsonMistake[] = [];
let site: WatchedSite;
beforeAll(() => {
  mistakes = checkOnce(fixture);
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
