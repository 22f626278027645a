import { closest } from 'fastest-levenshtein';
import { parseHostFiles } from '@site/tools/serve';
import { renderRedirects, type Redirect } from '../../plugins/hosting/redirects';
import type { Problem } from '../../plugins/shared/problems';
import type { Records } from './records';

/** A redirect as a line of `legacyRedirects.json`. */
const redirectLine = (from: string, to: string) =>
  `{ "from": "${from}", "to": "${to}", "status": 301 }`;

/** The most similar URL, in the same product if it has pages. */
function nearestPage(url: string, pages: readonly string[]): string {
  const [, base, product] = url.split('/');
  const own = pages.filter((page) => page.startsWith(`/${base}/${product}/`));
  return closest(url, own.length > 0 ? own : [...pages]);
}

/**
 * Reports recorded URLs that have neither a page nor a redirect to one.
 * @param pages URLs of all pages
 */
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
      const fix = `Restore the page, or write into plugins/hosting/legacyRedirects.json: ${redirectLine(url, nearestPage(url, pages))}`;
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
