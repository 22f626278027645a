import { documentedVersions } from '../shared/versions';
import { contextOf } from '../tags';
import { missingAnchors } from './check';
import { errorsIn } from './errors';
import { identifiersOf } from './identifiers';
import { readSections } from './readPage';
import { indexPage } from './toIndex';

const page = `---
title: Panel
slug: /panel
---

Opens and closes.

## Basic use {#basic}

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
  expect(sections[2]?.blocks).toContain('open · Whether it is open.');
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
  const { page: indexed, texts } = indexPage(doc, context, readSections(page));
  expect(indexed.slice(0, 6)).toEqual([
    '/toolpad/core/panel/',
    'Panel',
    'component',
    'Components',
    'A panel.',
    'box',
  ]);
  expect(indexed[6]).toEqual([
    ['basic', 'Basic use', 'component', ''],
    ['basic', 'No frame around the panel', 'error', 'Basic use'],
    [null, 'Keys', 'component', 'Basic use'],
  ]);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toEqual({ excerpt: 'Opens and closes.', words: ['Opens', 'closes'] });
  expect(texts[3]?.words).toContain('usePanel');
});

test('identifiers are listed once, without known names', () => {
  const code = [
    "import { useDialogs } from '@toolpad/core/useDialogs'; const AUTH_SECRET = the(value); useDialogs();",
  ];
  expect(identifiersOf(code)).toEqual(['useDialogs', 'AUTH_SECRET']);
  expect(identifiersOf(code, 'See useDialogs.')).toEqual(['AUTH_SECRET']);
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
