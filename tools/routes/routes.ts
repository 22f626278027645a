import { closest } from 'fastest-levenshtein';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHostFiles } from '@site/tools/serve';
import { renderRedirects, type Redirect } from '../../model/redirects';
import type { Problem } from '../../model/problems';
import { openSite } from '../../model/site';
import type { DocumentedVersion } from '../../model/versions/versions';

const folder = 'data/routes';

/** URLs by the file that records them, sorted. */
export type Records = ReadonlyMap<string, readonly string[]>;

/** File with all URLs at which the pages of a release were ever published, one a line. */
const recordOf = ({ product, version }: Pick<DocumentedVersion, 'product' | 'version'>) =>
  `${folder}/${product}-${version}.txt`;

/** Reads the recorded URLs of all releases. */
export function readRecords(siteDir: string): Records {
  const dir = path.join(siteDir, folder);
  const files = existsSync(dir) ? readdirSync(dir).sort() : [];
  return new Map(
    files.map((name) => [
      `${folder}/${name}`,
      readFileSync(path.join(dir, name), 'utf8').split('\n').filter(Boolean),
    ]),
  );
}

/** URLs of the pages of all versions, by the file that should record them. */
export async function routesNow(
  siteDir: string,
  versions: readonly DocumentedVersion[],
): Promise<Records> {
  const routes = new Map<string, string[]>();
  for (const { version, url } of (await openSite(siteDir)).docs) {
    if (!versions.some(({ dir }) => dir === version.dir)) continue;
    const file = recordOf(version);
    routes.set(file, [...(routes.get(file) ?? []), url].sort());
  }
  return routes;
}

/** Adds URLs to the files that record them. Removes none. */
export function writeRecords(siteDir: string, records: Records, routes: Records): void {
  mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const [file, urls] of routes) {
    const all = [...new Set([...(records.get(file) ?? []), ...urls])].sort();
    writeFileSync(path.join(siteDir, file), all.map((url) => `${url}\n`).join(''));
  }
}

const redirectLine = (from: string, to: string) =>
  `{ "from": "${from}", "to": "${to}", "status": 301 }`;

/** The most similar URL, in the same product if it has pages. */
function nearestPage(url: string, pages: readonly string[]): string {
  const [, base, product] = url.split('/');
  const own = pages.filter((page) => page.startsWith(`/${base}/${product}/`));
  return closest(url, own.length > 0 ? own : [...pages]);
}

/** Reports recorded URLs that have neither a page nor a redirect to one of `pages`. */
export function checkRoutes(
  records: Records,
  pages: readonly string[],
  redirects: Redirect[],
): Problem[] {
  const known = new Set(pages);
  const { redirectFor } = parseHostFiles('', renderRedirects(redirects));
  return [...records].flatMap(([file, urls]) =>
    urls.flatMap((url, index) => {
      const target = redirectFor(url)?.to.replace(/#.*/, '');
      if (known.has(url) || (target && known.has(target))) return [];
      const found = target
        ? `${url} redirects to ${target}, which doesn't exist.`
        : `${url} was published, but has neither a page nor a redirect.`;
      const fix = `Restore the page, or write into model/legacyRedirects.json: ${redirectLine(url, nearestPage(url, pages))}`;
      return [
        { file, line: index + 1, column: 1, rule: 'routes/lost', message: `${found} ${fix}` },
      ];
    }),
  );
}

/** Reports URLs of pages that aren't recorded. */
export const checkUnrecorded = (records: Records, routes: Records): Problem[] =>
  [...routes].flatMap(([file, urls]) =>
    urls
      .filter((url) => !records.get(file)?.includes(url))
      .map((url) => ({
        file,
        line: 1,
        column: 1,
        rule: 'routes/unrecorded',
        message: `${url} isn't recorded. Run npm run routes:check and commit data/routes.`,
      })),
  );
