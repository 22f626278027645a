import { sidebarPages } from '../sidebars/sidebarPages';
import { productList } from './products';
import { sameTopic, topics } from './links';

test.each(productList.map(({ key }) => key))(
  'pages of %s exist, and each is in one topic',
  async (product) => {
    const pages = (await sidebarPages(process.cwd(), product)).map(({ path }) => path);
    const named = topics.flatMap((topic) => topic[product] ?? []);
    expect(named.filter((path) => !pages.includes(path))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  },
);

test.each([
  [
    'studio',
    '/toolpad/core/introduction/installation/',
    '/toolpad/studio/getting-started/installation/',
  ],
  ['core', '/toolpad/studio/getting-started/first-app/', '/toolpad/core/introduction/tutorial/'],
  ['core', '/toolpad/core/introduction/roadmap/', '/toolpad/core/introduction/roadmap/'],
  ['studio', '/toolpad/core/react-page-container/', undefined],
  ['studio', '/toolpad/', undefined],
] as const)('%s, on %s: %s', (product, path, expected) => {
  expect(sameTopic(product, path)).toBe(expected);
});
