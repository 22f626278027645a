import { sectionsOf } from '../../model/facts/search/searchIndex';
import { unpackWords } from '../../model/facts/search/words';
import { documentedVersions } from '../../model/versions/versions';
import { readArticle } from '../articles/articles';
import { indexPage, keywordsOf, toIndex } from './buildIndex';
import { describeIndex } from './search';
import { readSections } from './sections';
import { errorsIn, identifiersOf, indexedWords, shorten, withoutFrequentWords } from './texts';

const article = (content: string) =>
  readArticle(`<article><div class="prose">${content}</div></article>`, () => {
    throw new Error('There is no demo.');
  });

const source = `---
title: Panel
slug: /panel
---

Opens and closes.

## Basic use {#basic}

{/* keywords: drawer, basic panel, twisty */}

## Keys
`;

test('npm start says of which build the search finds the pages', () => {
  expect(describeIndex(__filename)).toMatch(/of the last build, of \d+\/\d+\/20\d\d, /);
  expect(describeIndex(`${__filename}.missing`)).toContain('npm run build creates its index');
});

const page = article(`
<p>Opens and closes.</p>
<h2 id="basic">Basic use<a class="hash-link" href="#basic" aria-label="Link to Basic use"></a></h2>
<div data-body="">
  <div class="callout" data-kind="warning" role="note" aria-label="Warning">
    <div><p data-title="">Put it in a frame</p><p>Without one it throws "No frame around the panel".</p></div>
  </div>
  <figure class="picture"><a data-enlarge="" href="/a"><img src="/a" alt="A picture"></a></figure>
</div>
<h3 id="keys">Keys<a class="hash-link" href="#keys" aria-label="Link to Keys"></a></h3>
<table>
  <thead><tr><th>Key</th><th>Meaning</th></tr></thead>
  <tbody><tr><td><code>open</code></td><td>Whether it is <br>open.</td></tr></tbody>
</table>
<figure class="code" data-language="tsx">
  <figcaption>src/App.tsx</figcaption>
  <pre><code>import { Panel } from '@toolpad/core/Panel';
const isOpenNow = usePanel();</code></pre>
  <button>Copy</button>
</figure>
`);

test('a page is split into sections', () => {
  const sections = readSections(page);
  expect(sections.map(({ anchor, title, parent }) => [anchor, title, parent])).toEqual([
    ['', '', ''],
    ['basic', 'Basic use', ''],
    ['keys', 'Keys', 'Basic use'],
  ]);
  expect(sections[1]?.blocks).toEqual([
    'Put it in a frame',
    'Without one it throws "No frame around the panel".',
  ]);
  expect(sections[2]?.blocks).toEqual(['Key · Meaning', 'open · Whether it is open.']);
  expect(sections[2]?.code).toEqual([expect.stringMatching(/^src\/App\.tsx\nimport/)]);
});

test('keywords are in comments below headings', () => {
  expect([...keywordsOf(source)].filter(([, words]) => words.length > 0)).toEqual([
    ['basic', ['drawer', 'basic panel', 'twisty']],
  ]);
});

test('rows and types of API tables, and keys of files, are entries', () => {
  const row = (id: string, ...cells: string[]) =>
    `<tr id="${id}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const [, section] = readSections(
    article(`<h2 id="props">Props</h2>
      <div data-body="" data-api=""><p>Never searched.</p><table>
        ${row('prop-isOpen', '<code>isOpen</code> <span>required </span>', '<code>boolean</code>', '', 'Opens it.')}
        ${row('slot-root', '<code>root</code> <span>required </span>since 0.8', '<code>Slot</code>', '<code>Box</code>', 'All of it.')}
        ${row('class-root', '<code>.root</code>', 'The root.')}
      </table>
      <section id="type-State"><h3><code>State</code></h3><p>What it does.</p><table>
        ${row('type-State-open', '<code>open</code>', '<code>boolean</code>', 'Is open.')}
      </table></section></div>
      <ul><li><details id="file-a"><summary><code>a</code> <span>object</span></summary><p>The A.</p>
        <ul><li><div id="file-a-b"><div><code>b</code> <span>"c"</span></div></div></li></ul>
      </details></li></ul>`),
  );
  expect(
    section?.entries.map(({ anchor, title, kind, text }) => [anchor, title, kind, text]),
  ).toEqual([
    ['prop-isOpen', 'isOpen', 'prop', 'Opens it. boolean'],
    ['slot-root', 'root', 'slot', 'All of it. Box'],
    ['class-root', '.root', 'cssClass', 'The root.'],
    ['type-State', 'State', 'type', 'What it does. open: Is open.'],
    ['file-a', 'a', 'key', 'The A.'],
    ['file-a-b', 'b', 'key', '"c"'],
  ]);
  expect(section?.entries.map(({ parents }) => parents.join('.')).slice(-2)).toEqual([
    'Props',
    'Props.a',
  ]);
  expect(section?.blocks).toEqual([]);
  expect(section?.entries.map(({ since }) => since).slice(0, 3)).toEqual([
    undefined,
    'since 0.8',
    undefined,
  ]);
});

const sectionsAfter = (content: string) =>
  readSections(article(`<h2 id="a">Heading</h2>${content}`));
const inRow = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;
const inItem = (item: string) => `<ul><li>${item}</li></ul>`;

test.each([
  [inRow('<code>okText</code>, <code>--port</code>'), ['okText', '--port']],
  [inRow('Label: <code>okText</code>'), []],
  [inRow('<code>--port &lt;port></code>'), ['--port']],
  [inItem('<code>AUTH_SECRET</code>: signs cookies'), ['AUTH_SECRET']],
  [inItem('<code>AUTH_SECRET</code> signs cookies'), []],
  [inItem('<code>open</code>: a word in prose'), []],
  [inItem('<code>showDialog(message)</code>: shows it'), ['showDialog']],
  ['<figure><pre><code>AUTH_SECRET=1</code></pre></figure>', ['AUTH_SECRET']],
])('names that %j explains', (content, expected) => {
  expect(sectionsAfter(content)[1]?.names).toEqual(expected);
});

test('the next steps at the end of a page are not searched', () => {
  const link = '<a href="/panel/">Panel</a>: opens';
  expect(sectionsAfter(inItem(link))).toHaveLength(1);
  expect(sectionsAfter(`<ul><li>${link}</li><li>Frame</li></ul>`)).toHaveLength(2);
  expect(sectionsAfter(`${inItem(link)}<p>Frame</p>`)).toHaveLength(2);
});

test('texts that are on many pages are not searched', () => {
  expect(sectionsAfter('<p data-search-ignore="">Both.</p><p>One.</p>')[1]?.blocks).toEqual([
    'One.',
  ]);
});

const [core] = documentedVersions(process.cwd());

test('a page is converted to entries, with their texts in the same order', () => {
  const doc = {
    path: '/toolpad/core/panel/',
    title: 'Panel',
    description: 'A panel.',
    file: '/site/docs-core/components/panel.mdx',
    page: 'docs-core/components/panel.mdx',
    label: 'Panel',
    groups: ['Components'],
    keywords: ['box'],
  };
  const context = { doc, version: core!, keywords: keywordsOf(source), language: 'en' };
  const indexed = indexPage(context, readSections(page));
  expect(indexed).toMatchObject({ kind: 'component', names: 'box' });
  const { index, excerpts } = toIndex('kit', [], [indexed]);
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

test.each([
  ['Opens a dialog.', 15, 'Opens a dialog.'],
  ['Opens a dialog. The Dialog returns a promise.', 20, 'Opens a dialog. The'],
  ['useLocalStorageState()', 8, 'useLocal'],
])('%j in %i characters', (text, shown, expected) => {
  expect(shorten(text, shown)).toBe(expected);
});
