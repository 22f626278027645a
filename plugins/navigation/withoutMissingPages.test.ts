import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { withoutMissingPages } from './withoutMissingPages';

const page = 'introduction/faq';
const other = 'introduction/support';

/** Sidebar of Toolpad Core as the given command reads it. */
function presentIn(command: 'start' | 'build', items: unknown[]): unknown {
  jest.replaceProperty(process, 'argv', ['node', 'docusaurus', command]);
  return withoutMissingPages('core', { core: items } as SidebarsConfig).core;
}

afterEach(() => jest.restoreAllMocks());

test('npm start removes links to missing pages from every kind of item', () => {
  expect(
    presentIn('start', [
      page,
      page,
      'introduction/gone',
      { type: 'doc', id: 'introduction/gone' },
      { type: 'ref', id: 'introduction/gone' },
      { type: 'ref', id: page },
      { Shorthand: ['introduction/gone', other] },
      { type: 'category', label: 'Empty', items: ['introduction/gone'] },
      { type: 'category', label: 'Gone', link: { type: 'doc', id: 'gone' }, items: [] },
      {
        type: 'category',
        label: 'Generated',
        link: { type: 'generated-index', titel: 'Misspelled' },
        items: [],
      },
    ]),
  ).toEqual([
    page,
    { type: 'ref', id: page },
    { type: 'category', label: 'Shorthand', items: [other] },
    { type: 'category', label: 'Generated', link: { type: 'generated-index' }, items: [] },
  ]);
});

test('npm start removes items that Docusaurus rejects', () => {
  expect(
    presentIn('start', [
      { type: 'docs', id: page },
      { type: 'link', label: 'No address' },
      { type: 'link', label: 'A', href: 'https://example.com', colour: 'red' },
    ]),
  ).toEqual([{ type: 'link', label: 'A', href: 'https://example.com' }]);
});

test('a build omits pages that only the next version has', () => {
  expect(presentIn('build', [page, 'introduction/only-next'])).toEqual([page]);
});
