import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { visibleItems, groupsOf, rowsOf, withoutRepeats } from './groups';

jest.mock(
  '@docusaurus/theme-common/internal',
  () => ({ isSamePath: (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '') }),
  { virtual: true },
);

const link = (label: string): PropSidebarItem => ({ type: 'link', label, href: `/${label}/` });
const group = (label: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: false,
  collapsible: true,
});

test.each([
  [[], []],
  [['Components'], ['Components']],
  [
    ['Reference', 'Components', 'Components'],
    ['Reference', 'Components'],
  ],
  [
    ['Components', 'Reference', 'Components'],
    ['Components', 'Reference', 'Components'],
  ],
])('%j is shown as %j', (labels, expected) => {
  expect(withoutRepeats(labels)).toEqual(expected);
});

describe('groupsOf', () => {
  const items = [
    link('home'),
    group('Guides', link('first'), group('Data', link('queries'))),
    { type: 'html', value: '', defaultStyle: true } as PropSidebarItem,
    { ...group('Reference', link('props')), href: '/reference/' } as PropSidebarItem,
  ];

  test.each([
    ['/home', []],
    ['/first/', ['Guides']],
    ['/queries', ['Guides', 'Data']],
    ['/reference/', ['Reference']],
    ['/props/', ['Reference']],
    ['/gone/', null],
    ['', null],
  ])('the groups of %s are %j', (path, expected) => {
    expect(groupsOf(items, path)).toEqual(expected);
  });
});

test.each([
  [
    'an index and the group it lists',
    [link('Index'), group('Components', link('Button'))],
    ['Index', 'Button'],
  ],
  ['two pages', [link('Index'), link('Other')], ['Index', 'Other']],
  [
    'an index and two groups',
    [link('Index'), group('A', link('a')), group('B', link('b'))],
    ['Index', 'A', 'B'],
  ],
  ['nothing', [], []],
])('shows %s (%#)', (_, items, expected) => {
  expect(visibleItems(items).map((item) => 'label' in item && item.label)).toEqual(expected);
});

test('the page of a category comes first in its group', () => {
  const category = group('Guides', link('first')) as PropSidebarItemCategory;
  expect(rowsOf(category)).toEqual([link('first')]);
  expect(rowsOf({ ...category, href: '/guides/' })).toEqual([
    { type: 'link', label: 'Guides', href: '/guides/' },
    link('first'),
  ]);
});
