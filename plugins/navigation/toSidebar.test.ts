/** @jest-environment node */
import path from 'node:path';
import { docIdsBySlug } from './docIds';
import { pagesOf, type PageTreeEntry } from './pageTree';
import { toSidebar } from './toSidebar';

const siteDir = path.join(__dirname, 'fixtures/one-product');

test('ids are found by the slug of the front matter, however it is quoted, and by nothing else', () => {
  expect(Object.fromEntries([...docIdsBySlug(path.join(siteDir, 'docs-core'))].sort())).toEqual({
    '/': 'overview',
    '/api/button': 'api/button',
    '/guide': 'guide/index',
    '/guide/quoted': 'guide/quoted',
    '/guide/windows': 'guide/windows',
  });
});

test('a folder that does not exist is an error', () => {
  expect(() => docIdsBySlug(path.join(siteDir, 'docs-studio'))).toThrow('ENOENT');
});

const page = (pathname: string, title = 'Page'): PageTreeEntry => ({
  pathname: `/toolpad/core${pathname}`,
  title,
});
const doc = (id: string, label = 'Page') => ({ type: 'doc', id, label });

test.each<[string, PageTreeEntry[], unknown[]]>([
  ['a page', [page('/guide', 'Guide')], [doc('guide/index', 'Guide')]],
  ['the root of the product', [page('')], [doc('overview')]],
  [
    'a page with a badge',
    [{ ...page('/guide'), newFeature: true }],
    [{ ...doc('guide/index'), customProps: { newFeature: true } }],
  ],
  [
    'a group',
    [{ title: 'API', children: [page('/api/button')] }],
    [{ type: 'category', label: 'API', items: [doc('api/button')] }],
  ],
  [
    'a heading in a group',
    [{ title: 'API', children: [{ subheader: 'Components', children: [page('/api/button')] }] }],
    [
      {
        type: 'category',
        label: 'API',
        items: [
          {
            type: 'category',
            label: 'Components',
            items: [doc('api/button')],
            customProps: { subheader: true },
          },
        ],
      },
    ],
  ],
  [
    'pages in their order',
    [page('/guide'), page('/api/button'), page('')],
    [doc('guide/index'), doc('api/button'), doc('overview')],
  ],
  ['no pages', [], []],
  ['a page without a file', [page('/gone'), page('/guide')], [doc('guide/index')]],
  ['a slug that is only written in a sample', [page('/in-a-sample')], []],
  ['a page with a trailing slash, which no slug has', [page('/guide/')], []],
  ['a page of the other product', [{ pathname: '/toolpad/studio/guide', title: 'Guide' }], []],
  ['a page without a title', [{ pathname: '/toolpad/core/guide' }], []],
  [
    'a group of missing pages',
    [
      {
        title: 'Group',
        children: [page('/gone'), { subheader: 'Heading', children: [page('/gone')] }],
      },
    ],
    [],
  ],
  ['a group without children', [{ title: 'Group' }], []],
])('%s', (_, tree, expected) => {
  expect(toSidebar(tree, 'core', siteDir)).toEqual(expected);
});

test('the pages of a tree come in reading order, groups are none', () => {
  const tree = [
    page('/a'),
    { title: 'B', children: [{ subheader: 'C', children: [page('/b')] }, page('/c')] },
    { title: 'Empty' },
  ];
  expect(pagesOf(tree).map(({ pathname }) => pathname)).toEqual([
    '/toolpad/core/a',
    '/toolpad/core/b',
    '/toolpad/core/c',
  ]);
});
