import type { ApiEntry } from '../../src/site/api';
import { sinceIn, type Since } from '../../src/site/apiHistory';
import { shortVersion } from '../../src/site/releases';
import { readHistory } from '../shared/apiHistory';
import type { DocumentedVersion } from '../shared/versions';

/** Returns since which release each part of a version exists, in short form. */
export function readSince(
  siteDir: string,
  { product, version }: Pick<DocumentedVersion, 'product' | 'version'>,
): Since {
  const history = readHistory(siteDir, product);
  const since = history && sinceIn(history, version);
  return (...part) => {
    const found = since?.(...part);
    return found && shortVersion(found);
  };
}

/** Adds to each row of an entry the release that added it. */
export function addSince(entry: ApiEntry, since: Since): ApiEntry {
  if (entry.kind === 'hook') return entry;
  const dated = <Row extends { name: string }>(rows: Row[], part: 'member' | 'prop' | 'slot') =>
    rows.map((row) => ({ ...row, since: since(entry.name, part, row.name) }));
  return entry.kind === 'type'
    ? { ...entry, members: dated(entry.members, 'member') }
    : { ...entry, props: dated(entry.props, 'prop'), slots: dated(entry.slots, 'slot') };
}
