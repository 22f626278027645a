import path from 'node:path';
import type { Pictures } from '../../model/facts/pictures';
import { formatProblem } from '../../model/problems';
import { documentedVersions } from '../../model/versions/versions';
import { parsePage } from '../../model/pages/pages';
import { collectProblems } from '../rule';
import { runChecks } from '../run';
import { openSite } from '../../model/site';
import { checkPictures, pictures } from './pictures';

const file = {
  ...{ width: 320, height: 200, bytes: 4, hash: 'aaaa', source: 'cccc' },
  taken: { day: '2026-11-24', version: '0.13.0' },
};
const entry = (page: string): Pictures[string] => ({
  page: `docs-studio/concepts/${page}.mdx`,
  scene: `concepts/${page}`,
  format: 'webp',
  states: { light: file, dark: { ...file, hash: 'bbbb' } },
});
const manifest = (pictures: Pictures) => JSON.stringify(pictures, null, 2);
const one = manifest({ 'studio/theming/panel': entry('theming') });
const files = new Map([
  ['studio/theming/panel-light.webp', 'aaaa'],
  ['studio/theming/panel-dark.webp', 'bbbb'],
]);
const root = path.resolve(__dirname, '../..');
const versions = documentedVersions(root);
const studio = versions.find(({ product }) => product === 'studio')!;

const page = (source: string, name = 'theming') =>
  parsePage({
    file: `docs-studio/concepts/${name}.mdx`,
    url: `/toolpad/studio/concepts/${name}/`,
    description: '',
    frontMatter: {},
    source,
    version: studio,
  });
const checkPages = (
  pages: ReturnType<typeof page>[],
  text = one,
  onDisk: Map<string, string> = files,
) => collectProblems('', (report) => checkPictures(pages, text, onDisk, report));
const check = (source: string, text = one, onDisk: Map<string, string> = files) =>
  checkPages([page(source)], text, onDisk).map(formatProblem);
const placed = '<Picture name="studio/theming/panel" alt="The panel." />';

test('consistent pages, manifest, and files have no problems', () => {
  expect(check(`Text.\n\n1. A step.\n\n   ${placed}\n`)).toEqual([]);
});

test.each([
  [
    'a picture no page shows',
    'Text.',
    `model/facts/pictures.json:2:3  pictures/unused\n  docs-studio/concepts/theming.mdx doesn't show this picture. Add <Picture name="studio/theming/panel" alt="…" /> to the page, or delete the scene.`,
  ],
  [
    'a picture in a code sample only',
    `\`\`\`md\n${placed}\n\`\`\``,
    `model/facts/pictures.json:2:3  pictures/unused\n  docs-studio/concepts/theming.mdx doesn't show this picture. Add <Picture name="studio/theming/panel" alt="…" /> to the page, or delete the scene.`,
  ],
])('%s', (_situation, source, problem) => {
  expect(check(source)).toEqual([problem]);
});

test('a picture can be on other pages, too, but must be on its own page', () => {
  const pages = [page('Text.'), page(placed, 'queries')];
  expect(checkPages(pages).map(({ rule }) => rule)).toEqual(['pictures/unused']);
  expect(checkPages([page(placed), page(placed, 'queries')])).toEqual([]);
});

test.each([
  [
    'a file that is gone',
    new Map([['studio/theming/panel-light.webp', 'aaaa']]),
    `model/facts/pictures.json:2:3  pictures/missing-file\n  The file "studio/theming/panel-dark.webp" doesn't exist. Take the picture again with npm run pictures.`,
  ],
  [
    'a file that somebody changed',
    new Map([...files, ['studio/theming/panel-dark.webp', 'cccc']]),
    'model/facts/pictures.json:2:3  pictures/changed-file\n  The file "studio/theming/panel-dark.webp" has changed since the picture was taken. Take the picture again with npm run pictures.',
  ],
  [
    'a file no scene takes',
    new Map([...files, ['studio/theming/old-light.webp', 'dddd']]),
    'static/static/images/studio/theming/old-light.webp:1:1  pictures/stray-file\n  No scene takes this picture. Delete it.',
  ],
])('%s', (_situation, onDisk, problem) => {
  expect(check(placed, one, onDisk)).toEqual([problem]);
});

test('the files for screens of normal density must be listed, too', () => {
  const dense = { ...file, normal: { bytes: 2, hash: 'eeee' } };
  const text = manifest({
    'studio/theming/panel': { ...entry('theming'), states: { light: dense } },
  });
  const light = new Map([
    ['studio/theming/panel-light.webp', 'aaaa'],
    ['studio/theming/panel-light-1x.webp', 'eeee'],
  ]);
  expect(check(placed, text, light)).toEqual([]);
  light.delete('studio/theming/panel-light-1x.webp');
  expect(check(placed, text, light)).toEqual([
    `model/facts/pictures.json:2:3  pictures/missing-file\n  The file "studio/theming/panel-light-1x.webp" doesn't exist. Take the picture again with npm run pictures.`,
  ]);
});

test('finds a picture in running text, but not inside an expression', () => {
  const rules = (source: string) => checkPages([page(source)]).map(({ rule }) => rule);
  expect(rules(`Text ${placed} text.`)).toEqual([]);
  expect(rules(`{true && ${placed}}`)).toEqual(['pictures/unused']);
});

describe('the pages of this repository', () => {
  test('match the manifest and the files', async () => {
    expect(await runChecks([pictures], await openSite(root))).toEqual([]);
  });
});
