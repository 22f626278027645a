import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServedPages } from './servedPages';

let siteDir = '';
beforeEach(() => (siteDir = mkdtempSync(path.join(tmpdir(), 'served-pages-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

const fileOf = (name: string) => path.join(siteDir, name);

/** Writes Markdown files, and returns the routes of their pages. */
const routesOf = (files: Record<string, { path: string; title: string }>) =>
  Object.entries(files).map(([name, { path: address, title }]) => {
    writeFileSync(fileOf(name), `---\ntitle: ${title}\n---\n`);
    return {
      path: address,
      component: '@theme/DocItem',
      modules: { content: `@site/${name}` },
    };
  });

const first = {
  'a.mdx': { path: '/docs/a/', title: 'A' },
  'b.md': { path: '/docs/b', title: 'B' },
};

/** Serves pages, then others. */
function serve(...versions: Parameters<typeof routesOf>[0][]) {
  const pages = createServedPages();
  const set = (files: Parameters<typeof routesOf>[0]) =>
    pages.setRoutes('docs', siteDir, [
      { path: '/docs', component: '@theme/DocsRoot', routes: routesOf(files) },
    ]);
  versions.forEach(set);
  return { pages, set };
}

it('knows the pages of nested routes, with and without trailing slash', () => {
  const { pages } = serve(first);
  expect(['/docs/a/', '/docs/a', '/docs/b/', '/docs/', '/docs/c/'].map(pages.has)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('keeps the pages of other plugins', () => {
  const { pages } = serve(first);
  pages.setRoutes('demos', siteDir, [{ path: '/demos/x/', component: '@site/x' }]);
  pages.setRoutes('demos', siteDir, []);
  expect([pages.has('/docs/a/'), pages.has('/demos/x/')]).toEqual([true, false]);
});

describe('a page at another URL', () => {
  it.each([
    ['has the same file', { 'a.mdx': { path: '/docs/new/', title: 'New' } }, '/docs/new/'],
    ['has the same title', { 'new.mdx': { path: '/docs/new/', title: 'A' } }, '/docs/new/'],
    ['has another title', { 'new.mdx': { path: '/docs/new/', title: 'New' } }, undefined],
    ['existed before', { 'b.md': { path: '/docs/b/', title: 'A' } }, undefined],
  ])('%s', (_situation, next, expected) => {
    const { pages } = serve(first, next as typeof first);
    expect(pages.movedTo('/docs/a')).toBe(expected);
  });

  it('can be added after the old one was removed, and can return', () => {
    const { pages, set } = serve(first, {});
    expect(pages.movedTo('/docs/a/')).toBeUndefined();
    set({ 'new.mdx': { path: '/docs/new/', title: 'A' } });
    expect(pages.movedTo('/docs/a/')).toBe('/docs/new/');
    set(first);
    expect([pages.movedTo('/docs/a/'), pages.movedTo('/docs/new/')]).toEqual([
      undefined,
      '/docs/a/',
    ]);
  });

  it('is not a page with the same title that was restored earlier', () => {
    const both = {
      'core.mdx': { path: '/docs/core/', title: 'Installation' },
      'studio.mdx': { path: '/docs/studio/', title: 'Installation' },
    };
    const { pages, set } = serve(both, {}, both);
    expect(['/docs/core/', '/docs/studio/'].map(pages.movedTo)).toEqual([undefined, undefined]);
    set({ 'studio.mdx': both['studio.mdx'] });
    expect(pages.movedTo('/docs/core/')).toBeUndefined();
  });
});
