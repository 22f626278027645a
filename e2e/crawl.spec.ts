import legacyRedirects from '../model/legacyRedirects.json';
import { baseUrl, defaultSiteUrl } from '../model/facts/origins';
import { crawl, follow } from './crawl';
import { expect, test } from './fixtures';
import publishedPages from './publishedPages.json';

test.describe.configure({ timeout: 300_000 });

const listOf = (pages: Iterable<string> = []) => [...pages].slice(0, 3).join(', ');

test('all 122 published URLs return a page, with and without trailing slash', async ({
  request,
}) => {
  expect(new Set(publishedPages).size).toBe(122);
  for (const path of publishedPages)
    for (const asked of [path, path.slice(0, -1)]) {
      const { status, ids } = await follow(request, asked);
      expect.soft(status, asked).toBe(200);
      expect.soft(ids.size, asked).toBeGreaterThan(0);
    }
});

test('every link and picture of the site works, without leaving it', async ({ request }) => {
  const { responses, referrers, outside } = await crawl(request, ['/toolpad/', ...publishedPages]);
  const broken = [...responses]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${path} ${status}, on ${listOf(referrers.get(path))}`);
  expect(broken).toEqual([]);
  const leaving = [...outside]
    .filter(([url]) => url.startsWith(`${defaultSiteUrl}${baseUrl}`))
    .map(([url, pages]) => `${url}, on ${listOf(pages)}`);
  expect(leaving).toEqual([]);
  // Another page also links to each published page.
  const reached = new Set([...referrers.keys()].map((path) => responses.get(path)?.path));
  expect(
    publishedPages.filter((page) => !reached.has(page) && responses.get(page)?.path === page),
  ).toEqual([]);
  expect(responses.size).toBeGreaterThan(2 * publishedPages.length);
});

/** Old URLs of pages that a wildcard redirects, with the new URLs. */
function belowWildcard(from: string, to: string): [string, string][] {
  const section = to.replace(':splat', '');
  return publishedPages
    .filter((page) => page.startsWith(section))
    .map((page) => [from.replace('*', page.slice(section.length)), page]);
}

const exact = new Map(legacyRedirects.map(({ from, to }) => [from, to]));

const moved = legacyRedirects.flatMap(({ from, to }): [string, string][] =>
  from.endsWith('*') ? belowWildcard(from, to).filter(([old]) => !exact.has(old)) : [[from, to]],
);

test('every legacy URL redirects to its page, at an existing anchor', async ({ request }) => {
  expect(moved.length).toBeGreaterThan(legacyRedirects.length);
  for (const [from, to] of moved) {
    const { path, status, ids } = await follow(request, from);
    expect.soft({ path, status }, from).toEqual({ path: to, status: 200 });
    const hash = to.split('#')[1];
    if (hash) expect.soft([...ids], from).toContain(hash);
  }
});
