import path from 'node:path';
import coreRoutes from './fixtures/routes.core.json';
import studioRoutes from './fixtures/routes.studio.json';
import { listFiles } from '../../model/files/files';
import { isPage } from '../../model/pages/pages';
import { sidebarPages, type SidebarPage } from '../../model/sidebars/sidebarPages';

/** A published page. Its URL and its position must not change, because readers have links to it. */
interface Route {
  path: string;
  title: string;
  /** Titles of the group and the headings that contain it. */
  group: string[];
  /** Title of the page if it differs from the sidebar label. */
  pageTitle?: string;
  h1?: string;
  newFeature?: boolean;
  /** Root of the product, which redirects to the overview. */
  inSidebar?: boolean;
}

const siteDir = path.resolve(__dirname, '../..');

describe.each([
  ['core', coreRoutes as Route[], '/toolpad/core/introduction/'],
  ['studio', studioRoutes as Route[], '/toolpad/studio/getting-started/'],
] as const)('Toolpad %s', (product, allRoutes, overview) => {
  let pages: SidebarPage[] = [];
  beforeAll(async () => {
    pages = await sidebarPages(siteDir, product);
  });
  const routes = allRoutes.filter(({ inSidebar }) => inSidebar !== false);
  const addresses = routes.map((route) => `${route.path}/`);

  test('published pages have their label, group, title, and badge; new pages can be added', () => {
    const published = pages.filter(({ path: address }) => addresses.includes(address));
    expect(
      published.map(({ path: address, label, group, title, newFeature }) => ({
        address,
        label,
        group,
        title,
        newFeature,
      })),
    ).toEqual(
      routes.map(
        ({
          path: address,
          title,
          group,
          pageTitle = title,
          h1 = pageTitle,
          newFeature = false,
        }) => ({
          address: `${address}/`,
          label: title,
          group,
          title: h1,
          newFeature,
        }),
      ),
    );
    expect(published.length).toBeGreaterThan(30);
  });

  test('every page is in the sidebar once, and no two have the same URL', () => {
    const files = listFiles(path.join(siteDir, `docs-${product}`))
      .filter(isPage)
      .map((file) => `docs-${product}/${file}`);
    expect(pages.map(({ file }) => file).sort()).toEqual(files.sort());
    expect(new Set(pages.map(({ path: address }) => address)).size).toBe(pages.length);
  });

  test('the only route outside the sidebar is the root, which redirects to the overview', () => {
    const outside = allRoutes.filter((route) => route.inSidebar === false);
    expect(outside.every(({ path: address }) => address === `/toolpad/${product}`)).toBe(true);
    expect(pages.map(({ path: address }) => address)).toContain(overview);
  });
});
