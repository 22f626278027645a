import { sectionsOf } from '../../src/site/search';
import { unpackWords } from '../../src/site/searchWords';
import { documentedVersions } from '../shared/versions';
import { contextOf } from '../tags';
import { missingAnchors } from './check';
import { errorsIn } from './errors';
import { identifiersOf } from './identifiers';
import { readSections } from './readPage';
import { indexPage } from './indexPage';
import { indexedWords, withoutFrequentWords } from './texts';
import { toIndex } from './toIndex';

const page = `---
title: Panel
slug: /panel
---

Opens and closes.

## Basic use {#basic}

{/* keywords: drawer, basic panel, twisty */}

:::warning[Put it in a frame]
Without one it throws "No frame around the panel".
:::

### Keys

| Key | Meaning |
| --- | --- |
| \`open\` | Whether it is open. |

\`\`\`tsx title="src/App.tsx"
import { Panel } from '@toolpad/core/Panel';
const isOpenNow = usePanel();
\`\`\`
`;

test('a page is split into sections', () => {
  const sections = readSections(page);
  expect(sections.map(({ anchor, title, parent }) => [anchor, title, parent])).toEqual([
    ['', '', ''],
    ['basic', 'Basic use', ''],
    ['keys', 'Keys', 'Basic use'],
  ]);
  expect(sections[1]?.blocks[0]).toBe('Put it in a frame');
  expect(sections.map(({ keywords }) => keywords)).toEqual([
    [],
    ['drawer', 'basic panel', 'twisty'],
    [],
  ]);
  expect(sections[2]?.blocks).toContain('open · Whether it is open.');
});

const sectionsAfter = (content: string) => readSections(`## Heading\n\n${content}\n`);

test.each([
  ['| Option |\n| --- |\n| `okText`, `--port` |', ['okText', '--port']],
  ['| Option |\n| --- |\n| Label: `okText` |', []],
  ['| Option |\n| --- |\n| `--port <port>` |', ['--port']],
  ['- `AUTH_SECRET`: signs cookies', ['AUTH_SECRET']],
  ['- `AUTH_SECRET` signs cookies', []],
  ['- `open`: a word in prose', []],
  ['- `showDialog(message)`: shows it', ['showDialog']],
  ['```sh title=".env"\nAUTH_SECRET=1\n```', ['AUTH_SECRET']],
])('names that %j explains', (content, expected) => {
  expect(sectionsAfter(content)[1]?.names).toEqual(expected);
});

test('the next steps at the end of a page are not searched', () => {
  expect(sectionsAfter('- [Panel](/panel/): opens')).toHaveLength(1);
  expect(sectionsAfter('- [Panel](/panel/): opens\n- Frame')).toHaveLength(2);
  expect(sectionsAfter('- [Panel](/panel/): opens\n\nFrame')).toHaveLength(2);
});

const [core] = documentedVersions(process.cwd());
const context = contextOf('docs-core/components/panel.mdx', core!, [], '/site');

test('a page is converted to entries, with their texts in the same order', () => {
  const doc = {
    path: '/toolpad/core/panel/',
    title: 'Panel',
    description: 'A panel.',
    file: '/site/docs-core/components/panel.mdx',
    label: 'Panel',
    groups: ['Components'],
    keywords: ['box'],
  };
  const indexed = indexPage(doc, context, readSections(page));
  expect(indexed).toMatchObject({ kind: 'component', names: 'box' });
  const version = { id: 'kit', product: 'Kit', version: 'v1', isLast: true, docs: [] };
  const { index, excerpts } = toIndex({ ...version, contextOf: () => context }, [], [indexed]);
  expect(index.pages).toEqual([
    [
      ...['/toolpad/core/panel/', 'Panel', 'component', 'Components', 'A panel.', 'box'],
      [
        ['Basic use', 'drawer twisty', 'basic'],
        ['No frame around the panel', null, 'basic', 'error', 'Basic use'],
        ['Keys'],
      ],
    ],
  ]);
  expect(
    index.pages.map(sectionsOf)[0]?.map(({ anchor, context: above }) => [anchor, above]),
  ).toEqual([
    ['basic', ''],
    ['basic', 'Basic use'],
    ['keys', 'Basic use'],
  ]);
  expect(excerpts[0]?.[0]).toBe('Opens and closes.');
  expect(unpackWords(index.text)).toContainEqual(['open', [0, 3]]);
});

test('words are stored in the singular, and without names of a single sample', () => {
  const text = (words: string[], codeWords: string[] = []) => ({ excerpt: '', words, codeWords });
  expect(
    indexedWords([
      text(['frames', 'keys'], ['useDemo', 'setOpen']),
      text(['frame'], ['useDemo']),
      text(['frame', 'frames']),
    ]),
  ).toEqual([['frame', 'keys', 'useDemo'], ['frame', 'useDemo'], ['frame']]);
});

test('words in many sections belong to their page', () => {
  const text = (...words: string[]) => ({ excerpt: '', words, codeWords: [] });
  const moved = withoutFrequentWords([
    text('guide'),
    text('panel', 'a'),
    text('panel'),
    text('panel', 'b'),
    text('panel'),
  ]);
  expect(moved.map(({ words }) => words)).toEqual([['guide', 'panel'], ['a'], [], ['b'], []]);
});

test('identifiers are listed once, without known and declared names', () => {
  const code = [
    "import { useDialogs } from '@toolpad/core/useDialogs'; const myDialogs = useDialogs(AUTH_SECRET);",
  ];
  expect(identifiersOf(code)).toEqual(['useDialogs', 'AUTH_SECRET']);
  expect(identifiersOf(code, 'See useDialogs.')).toEqual(['AUTH_SECRET']);
  expect(identifiersOf(['npm install @mui/x-charts'])).toEqual(['x-charts']);
});

test.each([
  ['It throws "Item not found".', ['Item not found']],
  ['The button says "Save all changes".', []],
  ['It logs the warning "x".', []],
])('errors in %j', (text, expected) => {
  expect(errorsIn([text], [])).toEqual(expected);
});

test('errors in the output of a program', () => {
  expect(errorsIn([], ['$ npm install\nnpm error code ERESOLVE unable to resolve'])).toEqual([
    'npm error code ERESOLVE unable to resolve',
  ]);
});

test('a URL that the built page lacks is reported', () => {
  const html = '<h2 id=one>x</h2><tr class="row" id="prop-a">';
  expect(missingAnchors(html, ['', 'one', 'prop-a', 'two'])).toEqual(['two']);
});
