/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coreTree, studioTree } from '../../sidebars';
import { parseYaml } from '../page-checks/parse';
import { docIdsBySlug } from './docIds';
import coreRoutes from './fixtures/routes.core.json';
import studioRoutes from './fixtures/routes.studio.json';
import type { PageTreeEntry } from './pageTree';

/** A page that readers have links to: its address and its place must not change. */
interface Route {
  path: string;
  title: string;
  /** Titles of the group and of the headings it stands under. */
  group: string[];
  /** Title of the page where it is not the label in the navigation. */
  pageTitle?: string;
  h1?: string;
  newFeature?: boolean;
  /** The product's root: it leads to the overview. */
  inSidebar?: boolean;
}

const products = [
  {
    product: 'core',
    tree: coreTree,
    routes: coreRoutes as Route[],
    overview: '/toolpad/core/introduction',
  },
  {
    product: 'studio',
    tree: studioTree,
    routes: studioRoutes as Route[],
    overview: '/toolpad/studio/getting-started',
  },
];

const siteDir = path.resolve(__dirname, '../..');

/** Each page of a tree with its place, in reading order. */
function placesOf(
  tree: PageTreeEntry[],
  group: string[] = [],
): Pick<Route, 'path' | 'title' | 'group' | 'newFeature'>[] {
  return tree.flatMap(
    ({ pathname, title = '', subheader = title, newFeature = false, children = [] }) =>
      pathname
        ? [{ path: pathname, title, group, newFeature }]
        : placesOf(children, [...group, subheader]),
  );
}

const inSidebar = (routes: Route[]) => routes.filter((route) => route.inSidebar !== false);

describe.each(products)('Toolpad $product', ({ product, tree, routes, overview }) => {
  const folder = path.join(siteDir, `docs-${product}`);
  const files = docIdsBySlug(folder);
  const slugOf = (address: string) => address.slice(`/toolpad/${product}`.length) || '/';
  const fileOf = (address: string) => files.get(slugOf(address));

  test('groups, headings, pages, badges and their order are those of the routes', () => {
    expect(placesOf(tree)).toEqual(
      inSidebar(routes).map(({ path: address, title, group, newFeature = false }) => ({
        path: address,
        title,
        group,
        newFeature,
      })),
    );
  });

  test('an entry is a page, a group or a heading, never two of them, and none is empty', () => {
    const check = (entries: PageTreeEntry[], depth: number): void =>
      entries.forEach(({ pathname, title, subheader, children, newFeature }) => {
        expect([pathname ?? children?.length, title ?? subheader].every(Boolean)).toBe(true);
        expect(pathname !== undefined && (children !== undefined || subheader !== undefined)).toBe(
          false,
        );
        expect(title !== undefined && subheader !== undefined).toBe(false);
        expect(newFeature === undefined || pathname !== undefined).toBe(true);
        expect(depth === 0 ? subheader : undefined).toBeUndefined();
        check(children ?? [], depth + 1);
      });
    check(tree, 0);
  });

  test('every route has its page', () => {
    const missing = inSidebar(routes).filter(({ path: address }) => !fileOf(address));
    expect(missing.map(({ path: address }) => address)).toEqual([]);
  });

  test('every page belongs to a route', () => {
    const slugs = inSidebar(routes).map(({ path: address }) => slugOf(address));
    expect([...files.keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  test('every page has the title of its route', async () => {
    const titles = await Promise.all(
      inSidebar(routes).flatMap(({ path: address, title, pageTitle = title, h1 = pageTitle }) => {
        const id = fileOf(address);
        if (!id) return [];
        const filePath = path.join(folder, `${id}.mdx`);
        return [
          parseYaml({ filePath, fileContent: readFileSync(filePath, 'utf8') }).then(
            ({ frontMatter }) => [`${id}: ${String(frontMatter.title)}`, `${id}: ${h1}`],
          ),
        ];
      }),
    );
    expect(titles.map(([found]) => found)).toEqual(titles.map(([, expected]) => expected));
    expect(titles.length).toBeGreaterThan(30);
  });

  test('routes outside of the navigation are the root alone, which leads to the overview', () => {
    expect(
      routes
        .filter((route) => route.inSidebar === false)
        .every(({ path: address }) => address === `/toolpad/${product}`),
    ).toBe(true);
    expect(fileOf(overview)).toBeDefined();
  });
});
