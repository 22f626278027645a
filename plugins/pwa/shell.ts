import { parse } from 'parse5';
import type { ManifestEntry } from 'workbox-build';
import { attribute, elementsOf } from '../shared/html';

/**
 * Files that a reader needs before any page has been visited: the offline page and everything that
 * it renders with. The page script imports its script when it finds its element.
 */
const shell =
  /^(?:offline\/index\.html|offline\.json|pages\.json|manifest\.webmanifest|assets\/css\/.*\.css|assets\/page\/(?:offlinePage|register|chunk|page)-.*|static\/logos\/favicon\.svg)$/;

/** Files with a hash of their content in their name, which need no revision. */
export const hashedFile = /^assets\//;

/** Scripts, style sheets, and pictures in the HTML of a page, as paths below the base URL. */
export function filesReferencedBy(html: string, baseUrl: string): Set<string> {
  const references = [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName !== 'a')
    .flatMap((element) => [attribute(element, 'src') ?? '', attribute(element, 'href') ?? ''])
    .filter((url) => url.startsWith(baseUrl));
  return new Set(references.map((url) => url.slice(baseUrl.length)));
}

/** Selects the files that the worker downloads on installation from those that plugin-pwa finds. */
export const shellOf = (
  entries: ManifestEntry[],
  references: ReadonlySet<string>,
): ManifestEntry[] => entries.filter(({ url }) => shell.test(url) || references.has(url));
