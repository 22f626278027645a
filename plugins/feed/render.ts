import { Feed } from 'feed';
import { escapeHtml } from '../../model/code/escapeHtml';
import { baseUrl } from '../../model/facts/origins';
import { products } from '../../model/facts/products';
import { releaseSectionUrl } from '../../model/facts/releases';
import { homeOf, type DocumentedVersion } from '../../model/versions/versions';

export interface Change {
  /** ISO 8601. */
  date: string;
  /** First line of the commit message. */
  subject: string;
  isNew: boolean;
}

export const logFormat = '%x00%cI%x09%s';

/** Last change of each file by path, from `git log --name-status`, newest commit first. */
export function readChanges(log: string): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [date = '', subject = ''] = head.split('\t');
    for (const line of files) {
      const [status = '', ...paths] = line.split('\t');
      const file = paths.at(-1);
      if (file && !changes.has(file)) changes.set(file, { date, subject, isNew: status === 'A' });
    }
  }
  return changes;
}

export interface ChangedPage {
  url: string;
  title: string;
  description: string;
  change: Change;
}

interface FeedOptions {
  origin: string;
  title: string;
  url: string;
}

interface Entry {
  title: string;
  url: string;
  date: string;
  description: string;
}

const maxEntries = 50;

/** The release of a version; nothing if its day is unknown. */
function releaseOf(documented: DocumentedVersion): Entry[] {
  const { version } = documented;
  const { name, released, releaseNotes } = products[documented.product];
  const date = released[version];
  if (!date || date.length < 'YYYY-MM-DD'.length) return [];
  const url = releaseNotes ? releaseSectionUrl(releaseNotes, version) : homeOf(documented);
  const title = `${name} ${version}`;
  return [{ title, url, date: `${date}T00:00:00Z`, description: `Changes in ${title}` }];
}

const pageEntry = ({ url, title, description, change }: ChangedPage): Entry => ({
  title: change.isNew ? `New page: ${title}` : title,
  url,
  date: change.date,
  description: change.isNew ? description : change.subject,
});

/** Identifier of an entry, which differs after each change: RFC 4151. */
function idOf(origin: string, { url, date }: Entry): string {
  const { host } = new URL(origin);
  return `tag:${host},${date.slice(0, 10)}:${url}`;
}

export function renderFeed(
  { origin, title, url }: FeedOptions,
  pages: readonly ChangedPage[],
  versions: readonly DocumentedVersion[],
): string {
  const changes = pages.map(pageEntry).sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  // Right after a cut, two versions document the same release.
  const releases = new Map(versions.flatMap(releaseOf).map((entry) => [entry.title, entry]));
  const entries = [...changes.slice(0, maxEntries), ...releases.values()].sort(
    (a, b) => Date.parse(b.date) - Date.parse(a.date),
  );
  const feed = new Feed({
    id: `${origin}${baseUrl}`,
    title: `${title} documentation`,
    link: `${origin}${baseUrl}`,
    feedLinks: { atom: origin + url },
    updated: new Date(entries[0]?.date ?? 0),
    author: { name: title },
    copyright: '',
    generator: 'Docusaurus',
  });
  for (const entry of entries)
    feed.addItem({
      title: escapeHtml(entry.title),
      id: idOf(origin, entry),
      link: origin + entry.url,
      date: new Date(entry.date),
      description: escapeHtml(entry.description),
    });
  return feed.atom1();
}
