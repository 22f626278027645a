import routes from '../plugins/navigation/fixtures/routes.core.json';
import { demoIds } from './demoIds';
import { expect, test } from './fixtures';

/** Headings that the type comments published with 0.14.0 and other sites link to. */
const anchors: Record<string, string[]> = {
  '/toolpad/core/react-app-provider/': ['navigation', 'theming'],
  '/toolpad/core/react-dashboard-layout/': ['navigation', 'slots'],
  '/toolpad/core/react-crud/': ['data-sources', 'data-caching', 'demo', 'advanced-configuration'],
  '/toolpad/core/introduction/base-concepts/': ['localization'],
  '/toolpad/core/react-persistent-state/': ['local-storage', 'string-values'],
};

const idsOf = (html: string) =>
  new Set(
    [...html.matchAll(/\sid=(?:"([^"]+)"|([^\s>"]+))/g)].map(([, quoted, bare]) => quoted ?? bare),
  );

test('all 50 pages of Toolpad Core, all 69 demos, and every anchor that others link to exist', async ({
  request,
}) => {
  const found = new Set<string | undefined>();
  expect(routes).toHaveLength(50);
  expect(demoIds).toHaveLength(69);
  for (const { path, pageTitle } of routes) {
    const response = await request.get(`${path}/`);
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    const ids = idsOf(html);
    ids.forEach((id) => found.add(id));
    expect.soft(/<h1[^>]*>([^<]+)/.exec(html)?.[1], `${path} h1`).toBe(pageTitle);
    for (const anchor of anchors[`${path}/`] ?? [])
      expect.soft(ids.has(anchor), `${path}#${anchor}`).toBe(true);
  }
  expect(demoIds.filter((id) => !found.has(id))).toEqual([]);
});
