import path from 'node:path';
import { findPlacements } from '../../plugins/demos/placements';
import type { Tree } from '../../plugins/demos/tree';
import { nearest, type Mistake } from '../../plugins/shared/mistakes';
import { isPage } from '../../plugins/shared/pages';
import { addressOf } from '../../plugins/demos/links';
import type { ApiOptions, Entries } from './options';

const element = /<((?:Api|Hook)[A-Z]\w*)\s[^>]*?name="([^"]*)"/g;

/** A page of the docs: its address, its text and the ids a link may point to. */
interface DocPage {
  file: string;
  address: string;
  source: string;
}

const slugify = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** Ids a page has by its headings and demos. */
function idsOf(source: string): Set<string> {
  const headings = [...source.matchAll(/^#{2,6} (.+?)(?:\s*\{#([\w-]+)\})?\s*$/gm)].map(
    ([, text = '', id]) => id ?? slugify(text),
  );
  const demos = findPlacements(source).map(({ attributes }) =>
    path.posix.basename(String(attributes.src)).replace(/\.tsx$/, ''),
  );
  return new Set([...headings, ...demos]);
}

function checkElements(page: DocPage, entries: Entries): Mistake[] {
  return [...page.source.matchAll(element)].flatMap(([text, tag = '', name = '']) => {
    if (entries.has(name)) return [];
    const before = page.source.slice(0, page.source.indexOf(text));
    const place = {
      file: page.file,
      line: before.split('\n').length,
      column: before.length - before.lastIndexOf('\n'),
    };
    return [
      {
        ...place,
        rule: 'api/unknown-name',
        message: `<${tag}> refers to "${name}", of which there is no data.${nearest(name, [...entries.keys()])}`,
      },
    ];
  });
}

/** Elements the page of an entry must have, so that every prop and type has its place. */
function checkParts(name: string, page: DocPage, entries: Entries): Mistake[] {
  const entry = entries.get(name);
  if (!entry || entry.kind === 'type') return [];
  const used = new Set(
    [...page.source.matchAll(element)]
      .filter(([, , found]) => found === name)
      .map(([, tag]) => tag),
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

/** Addresses in the data that lead to pages of the docs, with the name of the entry they are in. */
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
): Mistake[] {
  const ids = new Map(pages.map(({ address, source }) => [address, idsOf(source)]));
  const generated = /^(prop|slot|type|class)-/;
  const seen = new Set<string>();
  return [...linksOf(entries, docsUrl)].flatMap(({ name, href }) => {
    if (seen.has(href)) return [];
    seen.add(href);
    const [address = '', id = ''] = href.split('#');
    const place = { file: `${dataDir}/${name}.json`, line: 1, column: 1 };
    const known = ids.get(address);
    if (!known)
      return [
        {
          ...place,
          rule: 'api/missing-page',
          message: `Link "${href}" does not lead to a page.${nearest(address, [...ids.keys()])}`,
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

/** Checks that each entry has its page with all its parts, and that the data's links lead somewhere. */
export function checkDocs(
  docs: Tree,
  entries: Entries,
  options: Pick<ApiOptions, 'pages' | 'docsUrl' | 'dataDir'>,
): Mistake[] {
  const pages = [...docs].flatMap(([file, source]): DocPage[] => {
    const address = isPage(file) ? addressOf(source, options.docsUrl) : undefined;
    return address ? [{ file, address, source }] : [];
  });
  const own = Object.entries(options.pages).flatMap(([name, slug]) => {
    const address = `${options.docsUrl}${slug}/`;
    const page = pages.find((each) => each.address === address);
    return page
      ? checkParts(name, page, entries)
      : [
          {
            file: 'sidebars.ts',
            line: 1,
            column: 1,
            rule: 'api/missing-page',
            message: `No file has the slug of ${address}, the page of "${name}".`,
          },
        ];
  });
  return [
    ...own,
    ...pages.flatMap((page) => checkElements(page, entries)),
    ...checkLinks(pages, entries, options),
  ];
}
