import path from 'node:path';
import type { Sources } from '../../model/files/files';
import { isPage } from '../../model/pages/pages';
import { pageUrl, parseFrontMatter } from '../../model/pages/frontMatter';
import { type PageModel, readPage } from '../../model/pages/parsePage';
import { attributeText } from '../../model/pages/nodes';
import { nearest, type Problem } from '../../model/problems';
import type { ObsoleteOverride } from './applyOverrides';
import type { Collected } from './collect';
import type { ApiOptions, Entries, Files, Overrides } from './options';

const start = { line: 1, column: 1 };

interface DocPage extends PageModel {
  file: string;
  url: string;
}

const apiElements = ({ elements }: DocPage) =>
  elements.filter(({ name }) => /^(?:Api|Hook)[A-Z]/.test(name ?? ''));

const idsOf = ({ headings, elements }: DocPage): Set<string> =>
  new Set([
    ...headings.map(({ id }) => id),
    // Links to sections that moved have their IDs.
    ...elements
      .filter(({ name }) => name === 'MovedSections')
      .flatMap((node) => [...JSON.stringify(node).matchAll(/#([\w-]+)"/g)])
      .map(([, id = '']) => id),
    ...elements
      .filter(({ name }) => name === 'Demo')
      .map((node) => path.posix.basename(attributeText(node, 'src') ?? '').replace(/\.tsx$/, '')),
  ]);

function checkParts(name: string, page: DocPage, entries: Entries): Problem[] {
  const entry = entries.get(name);
  if (!entry || entry.kind === 'type') return [];
  const used = new Set(
    apiElements(page)
      .filter((node) => attributeText(node, 'name') === name)
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
      ...start,
      rule: 'api/missing-part',
      message: `The page lacks <${tag} name="${name}" />.`,
    }));
}

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
    const place = { file: `${dataDir}/${name}.json`, ...start };
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

/** Checks that each entry has a page with all its parts, and that links have a target. */
export function checkDocs(
  docs: Sources,
  entries: Entries,
  options: Pick<ApiOptions, 'pages' | 'docsUrl' | 'dataDir'>,
): Problem[] {
  const pages = [...docs].flatMap(([file, source]): DocPage[] => {
    if (!isPage(file)) return [];
    try {
      const url = pageUrl(parseFrontMatter(source).frontMatter, options.docsUrl);
      return [{ file, url, ...readPage(source) }];
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`, { cause: error });
    }
  });
  const problems = Object.entries(options.pages).flatMap(([name, slug]) => {
    const url = `${options.docsUrl}${slug}/`;
    const page = pages.find((each) => each.url === url);
    return page
      ? checkParts(name, page, entries)
      : [
          {
            file: 'sidebars.ts',
            ...start,
            rule: 'api/missing-page',
            message: `No file has the slug of ${url}, which is the page of "${name}".`,
          },
        ];
  });
  return [...problems, ...checkLinks(pages, entries, options)];
}

/** Reports data files that differ from what the package's types produce now. */
export function checkUpToDate(fresh: Files, written: Files): Problem[] {
  const fix = 'Run npm run api:generate and commit the result.';
  const stale = [...fresh].filter(([file, text]) => written.get(file) !== text);
  const leftover = [...written.keys()].filter((file) => !fresh.has(file));
  return [
    ...stale.map(([file, text]) => {
      const before = written.get(file);
      if (before === undefined)
        return {
          file,
          ...start,
          rule: 'api/missing-data',
          message: `This file does not exist yet. ${fix}`,
        };
      const lines = before.split('\n');
      const line = text.split('\n').findIndex((each, index) => each !== lines[index]) + 1;
      return {
        file,
        line: Math.max(1, line),
        column: 1,
        rule: 'api/stale-data',
        message: `The package's types have changed. ${fix}`,
      };
    }),
    ...leftover.map((file) => ({
      file,
      ...start,
      rule: 'api/leftover-data',
      message: `No documented export has this name anymore. ${fix}`,
    })),
  ];
}

/** Reports overrides without effect, at their line in the source. */
export function checkOverrides(obsolete: ObsoleteOverride[], sources: Files): Problem[] {
  return obsolete.map(({ target, message }) => {
    const [place] = [...sources].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => {
        const isTarget = line.split(/[\s:,[\]']+/).includes(target);
        return isTarget ? [{ file, line: index + 1, column: line.indexOf(target) + 1 }] : [];
      }),
    );
    return {
      ...(place ?? { file: [...sources.keys()][0] ?? '', ...start }),
      rule: 'api/override-obsolete',
      message: `${message} Fix or remove the override.`,
    };
  });
}

/** Reports exports that have neither a page nor a reason for lacking one. */
export function checkUndocumented(
  { pkg, exported, links }: Pick<Collected, 'pkg' | 'exported' | 'links'>,
  entries: Entries,
  { withoutPage }: Overrides,
  file: string,
): Problem[] {
  const excluded = new Set(withoutPage.flatMap(({ names }) => names));
  const undocumented = [...exported.values()].filter(
    ({ name, symbol }) => !entries.has(name) && !links.hasTable(symbol) && !excluded.has(name),
  );
  return undocumented.map(({ name, entries: [entry = pkg.name] }) => ({
    file,
    ...start,
    rule: 'api/undocumented-export',
    message: `"${name}" from "${entry}" has no page. Give it one in sidebars.ts, or a reason in withoutPage.${nearest(name, [...excluded])}`,
  }));
}

/** Reports documented names that the package doesn't export. */
export function checkPages(
  pages: Record<string, string>,
  exported: Map<string, unknown>,
  packageName: string,
): Problem[] {
  return Object.keys(pages)
    .filter((name) => !exported.has(name))
    .map((name) => ({
      file: 'sidebars.ts',
      ...start,
      rule: 'api/unknown-export',
      message: `${packageName} exports no "${name}".${nearest(name, [...exported.keys()])}`,
    }));
}
