import path from 'node:path';
import type { Tree } from '../../plugins/demos/tree';
import { isPage } from '../../plugins/pages/files';
import { pageUrl, parseFrontMatter } from '../../plugins/pages/frontMatter';
import { readPage, type PageModel } from '../../plugins/pages/model';
import { textOf } from '../../plugins/pages/nodes';
import { nearest, type Problem } from '../../plugins/shared/problems';
import type { ApiOptions, Entries } from './options';

/** A page of the docs with its URL. */
interface DocPage extends PageModel {
  file: string;
  url: string;
}

/** Tags of the API reference on a page. */
const apiElements = ({ elements }: DocPage) =>
  elements.filter(({ name }) => /^(?:Api|Hook)[A-Z]/.test(name ?? ''));

/** Ids of the headings and demos on a page. */
const idsOf = ({ headings, elements }: DocPage): Set<string> =>
  new Set([
    ...headings.map(({ id }) => id),
    ...elements
      .filter(({ name }) => name === 'Demo')
      .map((node) => path.posix.basename(textOf(node, 'src') ?? '').replace(/\.tsx$/, '')),
  ]);

/** Reports missing elements on the page of an entry, so that every prop and type has a place. */
function checkParts(name: string, page: DocPage, entries: Entries): Problem[] {
  const entry = entries.get(name);
  if (!entry || entry.kind === 'type') return [];
  const used = new Set(
    apiElements(page)
      .filter((node) => textOf(node, 'name') === name)
      .map((node) => node.name),
  );
  const parts =
    entry.kind === 'hook'
      ? ['HookImport']
      : [
          'ApiImport',
          'ApiProps',
          ...(entry.slots.length > 0 ? ['ApiSlots'] : []),
          'ApiCss',
          'ApiDemos',
          'ApiSource',
        ];
  const expected = [...parts, ...(entry.types.length > 0 ? ['ApiTypes'] : [])];
  return expected
    .filter((tag) => !used.has(tag))
    .map((tag) => ({
      file: page.file,
      line: 1,
      column: 1,
      rule: 'api/missing-part',
      message: `The page lacks <${tag} name="${name}" />.`,
    }));
}

/** Links in the data to pages of the docs, each with the name of its entry. */
function* linksOf(entries: Entries, docsUrl: string): Generator<{ name: string; href: string }> {
  for (const [name, entry] of entries) {
    const found = JSON.stringify(entry).matchAll(/["(](\/[^"()\s\\]*)/g);
    for (const [, href = ''] of found) if (href.startsWith(docsUrl)) yield { name, href };
  }
}

function checkLinks(
  pages: DocPage[],
  entries: Entries,
  { docsUrl, dataDir }: Pick<ApiOptions, 'docsUrl' | 'dataDir'>,
): Problem[] {
  const ids = new Map(pages.map((page) => [page.url, idsOf(page)]));
  const generated = /^(prop|slot|type|class)-/;
  const seen = new Set<string>();
  return [...linksOf(entries, docsUrl)].flatMap(({ name, href }) => {
    if (seen.has(href)) return [];
    seen.add(href);
    const [url = '', id = ''] = href.split('#');
    const place = { file: `${dataDir}/${name}.json`, line: 1, column: 1 };
    const known = ids.get(url);
    if (!known)
      return [
        {
          ...place,
          rule: 'api/missing-page',
          message: `Link "${href}" does not match a page.${nearest(url, [...ids.keys()])}`,
        },
      ];
    if (!id || known.has(id) || generated.test(id)) return [];
    return [
      {
        ...place,
        rule: 'api/missing-anchor',
        message: `Link "${href}" points to no heading of that page.${nearest(id, [...known], (value) => `"#${value}"`)}`,
      },
    ];
  });
}

/**
 * Checks that each entry has a page with all its parts, and that the links in the data have a
 * target.
 */
export function checkDocs(
  docs: Tree,
  entries: Entries,
  options: Pick<ApiOptions, 'pages' | 'docsUrl' | 'dataDir'>,
): Problem[] {
  const pages = [...docs].flatMap(([file, source]): DocPage[] => {
    if (!isPage(file)) return [];
    const url = pageUrl(parseFrontMatter(source).frontMatter, options.docsUrl);
    return [{ file, url, ...readPage(source) }];
  });
  const problems = Object.entries(options.pages).flatMap(([name, slug]) => {
    const url = `${options.docsUrl}${slug}/`;
    const page = pages.find((each) => each.url === url);
    return page
      ? checkParts(name, page, entries)
      : [
          {
            file: 'sidebars.ts',
            line: 1,
            column: 1,
            rule: 'api/missing-page',
            message: `No file has the slug of ${url}, which is the page of "${name}".`,
          },
        ];
  });
  return [...problems, ...checkLinks(pages, entries, options)];
}
