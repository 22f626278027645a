import path from 'node:path';
import type { ApiEntry } from '../../src/site/api';
import type { ApiOptions, Entries, Files } from './options';

/**
 * Name of an entry's file. Types that are not exported are marked: `UseNotifications` is one, and some file systems could not keep its file
 * apart from that of `useNotifications`.
 */
function fileName(entry: ApiEntry): string {
  return entry.kind === 'type' && !entry.exported
    ? `${entry.name}.type.json`
    : `${entry.name}.json`;
}

/** The module the pages read the data from. */
function renderIndex(entries: ApiEntry[]): string {
  return [
    '/** Written by `npm run api:generate`. The data of each entry, by name, still to be parsed. */',
    ...entries.map((entry) => `import ${entry.name} from './${fileName(entry)}';`),
    '',
    'export const apiData: Record<string, unknown> = {',
    ...entries.map(({ name }) => `  ${name},`),
    '};',
    '',
  ].join('\n');
}

/** The files of the reference. The same entries give the same bytes. */
export function render(entries: Entries, { dataDir }: Pick<ApiOptions, 'dataDir'>): Files {
  const data = [...entries.values()].map(
    (entry) =>
      [path.posix.join(dataDir, fileName(entry)), `${JSON.stringify(entry, null, 2)}\n`] as const,
  );
  return new Map([
    ...data,
    [path.posix.join(dataDir, 'index.ts'), renderIndex([...entries.values()])],
  ]);
}
