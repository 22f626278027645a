import { fullFile, indexFile, markdownUrl, maxLength } from '../../model/facts/pageFiles';
import { baseUrl } from '../../model/facts/origins';
import { products } from '../../model/facts/products';
import type { DocumentedVersion } from '../../model/versions/versions';

export interface IndexedPage {
  /** URL without origin. */
  url: string;
  title: string;
  description: string;
  /** Groups in the sidebar, outermost first. */
  groups: readonly string[];
}

/** A version with its rendered pages. */
export interface IndexedVersion {
  version: DocumentedVersion;
  pages: readonly IndexedPage[];
  /** Length of its `llms-full.txt`, in characters. */
  fullLength: number;
}

const nameOf = ({ product, label }: DocumentedVersion) => `${products[product].name} ${label}`;

const entry = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;

const pageEntry = (origin: string, { url, title, description }: IndexedPage) =>
  entry(title, origin + markdownUrl(url), description);

const size = (length: number) => `${length.toLocaleString('en')} characters`;

function groupsOf(origin: string, pages: readonly IndexedPage[]): string[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const name = page.groups.join(' / ') || 'Pages';
    groups.set(name, [...(groups.get(name) ?? []), pageEntry(origin, page)]);
  }
  return [...groups].flatMap(([name, entries]) => [`## ${name}`, entries.join('\n')]);
}

/** @throws if an index is longer than many agents read */
function checked(name: string, parts: readonly string[]): string {
  const text = `${parts.join('\n\n')}\n`;
  if (text.length < maxLength) return text;
  throw new Error(`${name} has ${size(text.length)}, and many agents truncate it. Split it.`);
}

/** `llms.txt` of a version: its pages in the order of the sidebar, and the other versions. */
export function versionIndex(
  origin: string,
  { version, pages, fullLength }: IndexedVersion,
  all: readonly IndexedVersion[],
): string {
  const others = all.filter(
    (each) => each.version.product === version.product && each.version !== version,
  );
  return checked(`${version.url}${indexFile}`, [
    `# ${nameOf(version)}`,
    `> Documentation of ${products[version.product].package} ${version.version}. Each page is Markdown; its HTML page has the same URL with a slash instead of ".md".`,
    entry('All of these pages in one file', `${origin}${version.url}${fullFile}`, size(fullLength)),
    ...groupsOf(origin, pages),
    ...(others.length > 0
      ? [
          '## Other versions',
          others
            .map((each) =>
              entry(
                nameOf(each.version),
                `${origin}${each.version.url}${indexFile}`,
                `${each.pages.length} pages`,
              ),
            )
            .join('\n'),
        ]
      : []),
  ]);
}

/** `llms.txt` of the site: the index of each version, and pages without a product. */
export const siteIndex = (
  origin: string,
  title: string,
  description: string,
  versions: readonly IndexedVersion[],
  others: readonly IndexedPage[],
  fullLength: number,
): string =>
  checked(`${baseUrl}${indexFile}`, [
    `# ${title}`,
    `> ${description}. Each page is also Markdown: replace the slash at the end of its URL with ".md".`,
    entry('The current versions in one file', `${origin}${baseUrl}${fullFile}`, size(fullLength)),
    ...versions.flatMap(({ version, pages, fullLength: length }) => [
      `## ${nameOf(version)}`,
      [
        entry(
          `Pages of ${nameOf(version)}`,
          `${origin}${version.url}${indexFile}`,
          `index of ${pages.length} pages`,
        ),
        entry(`${nameOf(version)} in one file`, `${origin}${version.url}${fullFile}`, size(length)),
      ].join('\n'),
    ]),
    '## Other pages',
    others.map((page) => pageEntry(origin, page)).join('\n'),
  ]);
