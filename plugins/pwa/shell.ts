import { parse } from 'parse5';
import type { ManifestEntry } from 'workbox-build';
import { attribute, elementsOf } from '../shared/html';

/**
 * Files that a reader needs before any page has been visited: the page of what is missing, and all
 * it is drawn with. Its script is one of those that the page script imports when it finds its
 * element.
 */
const shell =
  /^(?:offline\/index\.html|offline\.json|pages\.json|manifest\.webmanifest|assets\/css\/.*\.css|assets\/page\/(?:missing|register|chunk|page)-.*|static\/logos\/favicon\.svg)$/;

/** Files with the hash of their content in their name, which need no revision. */
export const hashedFile = /^assets\//;

/** Scripts, style sheets and pictures that the HTML of a page names, as paths below the base. */
export function filesNamedIn(html: string, baseUrl: string): Set<string> {
  const named = [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName !== 'a')
    .flatMap((element) => [attribute(element, 'src') ?? '', attribute(element, 'href') ?? ''])
    .filter((address) => address.startsWith(baseUrl));
  return new Set(named.map((address) => address.slice(baseUrl.length)));
}

/** Of all files that plugin-pwa finds, those a worker downloads when it is installed. */
export const shellOf = (entries: ManifestEntry[], named: ReadonlySet<string>): ManifestEntry[] =>
  entries.filter(({ url }) => shell.test(url) || named.has(url));
