import type { ApiEntry, ApiLink } from '../facts/api';
import { type ApiUrls, releaseOf } from '../facts/apiRelease';
import { compareVersions } from '../facts/releases';
import { readApiData, readBehavior, readHistory } from './data';
import { inVersion } from '../pages/versionLinks';
import type { DocumentedVersion } from '../versions/versions';
import { toHtml } from './renderEntry';

type ApiPages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of Docusaurus' loaded pages that this module uses. */
interface LoadedDocs {
  loadedVersions: { versionName: string; docs: { title: string; permalink: string }[] }[];
}

/** Finds API pages by their titles, such as "Crud API". */
export const findApiPages = (content: LoadedDocs | undefined): ApiPages =>
  Object.fromEntries(
    (content?.loadedVersions ?? []).map(({ versionName, docs }) => [
      versionName,
      Object.fromEntries(
        docs.flatMap(({ title, permalink }) =>
          title.endsWith(' API')
            ? [[title.slice(0, -' API'.length), permalink.replace(/\/?$/, '/')]]
            : [],
        ),
      ),
    ]),
  );

type Entries = ReadonlyMap<string, ApiEntry>;

const hasPart = (entry: ApiEntry, part: string, name: string) =>
  entry.kind === 'component' &&
  { prop: entry.props, slot: entry.slots }[part]?.some((each) => each.name === name);

/** Anchor of a part in an entry's page, with a leading `#`. */
function anchorOf(entry: ApiEntry, part: string | undefined, name: string): string {
  if (entry.kind === 'type')
    return `#type-${entry.name}${entry.members.some((each) => each.name === name) ? `-${name}` : ''}`;
  return part && hasPart(entry, part, name) ? `#${part}-${name}` : '';
}

/** Returns where the documented versions of a product describe an entry. */
function urlsIn(siteDir: string, pages: ApiPages, versions: readonly DocumentedVersion[]): ApiUrls {
  const documented = versions.map(({ name, label, product, apiData }) => ({
    label,
    pages: pages[name] ?? {},
    entries: readApiData(siteDir, { product, apiData }) as Entries,
  }));
  return (entryName, part, name = '') =>
    documented.flatMap(({ label, pages: own, entries }): ApiLink[] => {
      const entry = entries.get(entryName);
      const owner =
        entry?.kind === 'type'
          ? [...entries.values()].find(
              (each) => each.kind !== 'type' && each.types.includes(entryName) && own[each.name],
            )?.name
          : entryName;
      const page = owner && own[owner];
      return entry && page ? [{ title: label, href: `${page}${anchorOf(entry, part, name)}` }] : [];
    });
}

export function renderReleases(
  siteDir: string,
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
  pages: ApiPages,
): [string, string][] {
  const { product } = version;
  const history = readHistory(siteDir, product);
  if (!history) return [];
  const html = (text: string) => toHtml(text, (href) => inVersion(href, version, versions));
  const behavior = readBehavior(siteDir, product).map((each) => ({
    ...each,
    change: html(each.change),
    action: html(each.action),
    href: inVersion(each.href, version, versions),
  }));
  const own = versions
    .filter((each) => each.product === product)
    .sort((a, b) => compareVersions(a.version, b.version));
  const urls = urlsIn(siteDir, pages, own);
  const list = Object.keys(history.releases);
  const rendered = list.map((name): [string, string] => {
    const release = releaseOf(history, behavior, name, urls);
    const entries = release.entries.map((entry) => ({
      ...entry,
      changes: entry.changes.map((each) =>
        each.change === 'deprecated' ? { ...each, to: html(each.to ?? '') } : each,
      ),
    }));
    return [releaseModule(version, name), JSON.stringify({ ...release, entries })];
  });
  return [[releaseModule(version, 'all'), JSON.stringify(list)], ...rendered];
}

export const releaseModule = (
  { product, name }: Pick<DocumentedVersion, 'product' | 'name'>,
  release: string,
): string => `${product}/${name}/releases/${release}.json`;
