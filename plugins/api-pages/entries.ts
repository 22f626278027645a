import path from 'node:path';
import type { ApiEntry, ApiSubject, StudioComponent } from '../../src/site/api';
import type { ProductKey } from '../../src/site/products';
import { readApiData } from '../shared/apiData';
import type { DocumentedVersion } from '../shared/versions';

/** An export of a package, or a component of Studio, as the API data describes it. */
export type Entry = ApiEntry | StudioComponent;

export const kindOf = (entry: Entry) => ('kind' in entry ? entry.kind : 'component of Studio');

const entriesByFolder = new Map<string, ReadonlyMap<string, Entry>>();

/**
 * The API data in a folder, by name. It's read once, because `npm start` restarts when new data is
 * generated.
 */
export function readEntries(product: ProductKey, folder: string): ReadonlyMap<string, Entry> {
  const entries: ReadonlyMap<string, Entry> =
    entriesByFolder.get(folder) ?? readApiData('', { product, apiData: folder });
  entriesByFolder.set(folder, entries);
  return entries;
}

/** The components and hooks of a version. */
export const apiSubjects = (siteDir: string, { product, apiData }: DocumentedVersion) =>
  [...readEntries(product, path.join(siteDir, apiData)).values()].flatMap((entry): ApiSubject[] =>
    'kind' in entry && entry.kind !== 'type' ? [entry] : [],
  );

/**
 * Name of an entry's data file, such as `core/current/Crud.json`. The names of types contain
 * `.type`, because some file systems can't distinguish `UseNotifications` from `useNotifications`.
 */
export function moduleName({ product, name }: DocumentedVersion, entry: Entry): string {
  const isType = 'kind' in entry && entry.kind === 'type';
  return `${product}/${name}/${entry.name}${isType ? '.type' : ''}.json`;
}
