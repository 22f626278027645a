import type { ApiEntry } from '../../src/site/api';
import type { StudioComponent } from '../../src/site/studioApi';
import type { DocumentedVersion } from '../shared/versions';

/**
 * Name of an entry's data: `core/current/Crud.json`. Types are marked: `UseNotifications` is one, and some file systems could not keep
 * its file apart from that of `useNotifications`.
 */
export function moduleName(
  { product, name }: DocumentedVersion,
  entry: ApiEntry | StudioComponent,
): string {
  const isType = 'kind' in entry && entry.kind === 'type';
  return `${product}/${name}/${entry.name}${isType ? '.type' : ''}.json`;
}
