import { element } from '@site/src/components/element';
import { createTranslate } from '@site/model/facts/messages/translate';
import { baseUrlOf, currentLanguage } from '@site/model/facts/languages';
import { baseUrl } from '@site/model/facts/origins';
import { pagesIn } from '@site/model/facts/pageList';
import { localizeHref, pathnameToLanguage } from '@site/model/facts/paths';
import { type PublishedVersion, versionsFile, versionsIn } from '@site/model/facts/versions';

export type Titles = ReadonlyMap<string, string>;

/**
 * The page of a version that a reader of another version gets: the same one, the nearest one above
 * it, or the version's first page.
 * @param pathname URL of the page, without language
 * @param here version of the page
 */
export function nearestPage(
  { url, home }: PublishedVersion,
  pathname: string,
  here: PublishedVersion,
  titles: Titles,
): { path: string; isSame: boolean } {
  const levels = pathname.slice(here.url.length).split('/').filter(Boolean);
  for (let count = levels.length; count > 0; count -= 1) {
    const path = `${url}${levels.slice(0, count).join('/')}/`;
    if (titles.has(path)) return { path, isSame: count === levels.length };
  }
  return { path: home, isSame: false };
}

/** Reads a list of the build; empty if it can't be loaded: the menu also works without. */
async function readList<Item>(
  file: string,
  parse: (list: unknown) => readonly Item[],
): Promise<readonly Item[]> {
  try {
    const response = await fetch(baseUrlOf(currentLanguage) + file);
    return parse(await response.json());
  } catch {
    return [];
  }
}

/** Version of a page: the one whose URL is the longest part of the page's. */
export const versionAt = (
  all: readonly PublishedVersion[],
  pathname: string,
): PublishedVersion | undefined =>
  all.filter(({ url }) => pathname.startsWith(url)).sort((a, b) => b.url.length - a.url.length)[0];

function itemLike(
  other: Element,
  { href, isHere, name, note }: { href: string; isHere: boolean; name: string; note: string },
): HTMLElement {
  const item = other.cloneNode(true) as HTMLElement;
  const link = item.querySelector('a');
  item.dataset.version = name;
  link?.setAttribute('href', href);
  if (isHere) link?.setAttribute('aria-current', 'page');
  link?.lastChild?.replaceWith(
    element('span', {}, name, element('br'), element('small', {}, note)),
  );
  return item;
}

/** Heading of a part of the menu, removed with the versions. */
const menuHeading = (text: string): HTMLElement =>
  element('li', { 'data-version': '', style: 'padding: 8px 10px 2px' }, element('small', {}, text));

/**
 * Lists the versions of the page's product in the menu, with their states and links to the current
 * page. Versions that were published after this page was built are listed, too.
 */
export async function showVersions(menu: Element | null): Promise<void> {
  const last = menu?.lastElementChild;
  if (!menu || !last) return;
  const all = await readList(versionsFile, versionsIn);
  const pathname = pathnameToLanguage(location.pathname).canonicalAsServer;
  const here = versionAt(all, pathname);
  const own = all.filter(({ product }) => product === here?.product);
  for (const item of menu.querySelectorAll('[data-version]')) item.remove();
  if (!here || own.length < 2) return;
  const files = own.map(({ state, url }) =>
    state === 'current' ? 'pages.json' : `${url.slice(baseUrl.length)}pages.json`,
  );
  const pages = (await Promise.all(files.map((file) => readList(file, pagesIn)))).flat();
  const titles = new Map(
    pages.map(({ path, title }) => [pathnameToLanguage(path).canonicalAsServer, title]),
  );
  const t = createTranslate();
  const items = own.map((version) => {
    const { path, isSame } = nearestPage(version, pathname, here, titles);
    const href =
      localizeHref(path, currentLanguage) + (isSame ? location.search + location.hash : '');
    const state = t(`version.${version.state}`);
    const note = isSame
      ? state
      : t('version.elsewhere', { state, title: titles.get(path) ?? path });
    return itemLike(last, {
      href,
      isHere: version === here,
      name: `${version.name} v${version.version}`,
      note,
    });
  });
  menu.prepend(menuHeading(t('version.product')));
  last.before(menuHeading(t('version.version')), ...items);
}
