import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkLinks, type PageIds } from '../../../plugins/page-checks/links';
import { textOf, writtenOf } from '../../../plugins/pages/nodes';
import { inVersion } from '../../../plugins/shared/versionLinks';
import { contextOf, tags } from '../../../plugins/tags';
import { baseUrl } from '../../../src/site/origins';
import { rootDir } from '../htmlTags';
import type { SiteCheck } from '../rule';
import { partsIn, type Page, type Site } from '../site';

/** Ids of what elements render: their own, and those of tags. */
const idsOfElements = (page: Page, { siteDir, versions }: Site): string[] => {
  const context = contextOf(page.file, page.version, versions, siteDir, rootDir);
  return page.elements.flatMap((node) => {
    const { ids = [], members = [] } =
      tags.get(node.name ?? '')?.toText?.(writtenOf(node), context) ?? {};
    const id = textOf(node, 'id');
    return [...(id ? [id] : []), ...ids, ...members.map(({ anchor }) => anchor)];
  });
};

/** Ids of sections that reference pages have beside the headings a writer gives them. */
const own = ['__docusaurus', '__docusaurus_skipToContent_fallback'];

/** Pages of `src/pages`, by address. */
function otherPages(): string[] {
  const folder = path.join(rootDir, 'src/pages');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[\w-]+\.tsx$/.test(name))
        .map((name) => `${baseUrl}${name === 'index.tsx' ? '' : `${name.replace('.tsx', '')}/`}`)
    : [];
}

/** The ids on every page as its source tells them. */
export function idsOfPages(site: Site): PageIds {
  const { pages, parts } = site;
  /** Ids that a page shows itself, and those of the parts it imports. Parts that import each other are read once. */
  const idsOf = (page: Page, within: readonly Page[] = []): string[] => [
    ...page.headings.map(({ id }) => id),
    ...idsOfElements(page, site),
    ...parts
      .filter((part) => partsIn(page).includes(part.file) && !within.includes(part))
      .flatMap((part) => idsOf(part, [...within, part])),
  ];
  return new Map([
    ...otherPages().map((address): [string, Set<string>] => [address, new Set()]),
    ...pages.map((page): [string, Set<string>] => [
      page.address,
      new Set([...own, ...idsOf(page)]),
    ]),
  ]);
}

/** Links to pages and anchors. The build compares them with the pages it has made once more. */
export const links: SiteCheck = {
  scope: 'site',
  rules: {
    'links/missing-page': 'A link leads to a page.',
    'links/missing-anchor': 'The anchor of a link exists on its page.',
  },
  check(site) {
    const ids = idsOfPages(site);
    const unreadable = new Set(
      site.pages.filter(({ syntax }) => syntax).map(({ address }) => address),
    );
    return [...site.pages, ...site.parts]
      .filter(({ syntax }) => !syntax)
      .flatMap((page) =>
        checkLinks(
          {
            file: page.file,
            address: page.address,
            links: page.links,
            resolve: (href) => {
              const target = inVersion(href, page.version, site.versions);
              const address = target.replace(/#.*$/, '');
              // Anchors of a page that cannot be read are not known.
              return unreadable.has(address) ? address : target;
            },
          },
          ids,
        ),
      );
  },
};
