import { subscribe, type Event } from '@parcel/watcher';
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Folders with files that nobody writes by hand. */
const generated = ['**/{node_modules,.git,.docusaurus}', 'build', 'test-results'];

export interface FileChange {
  type: Event['type'];
  /** Path from the root of the site, with `/`. */
  file: string;
}

/**
 * Calls back for each file of a site that is created, changed, or deleted. Unlike chokidar 3, this
 * doesn't lose files that are deleted and restored quickly, as when a writer switches branches.
 * @returns a function that stops watching
 */
export async function watchFiles(
  siteDir: string,
  onChange: (change: FileChange) => void,
): Promise<() => Promise<void>> {
  const root = realpathSync(siteDir);
  const { unsubscribe } = await subscribe(
    root,
    (error, events) => {
      if (error) console.error(error);
      for (const { type, path: file } of events)
        onChange({ type, file: path.relative(root, file).replaceAll(path.sep, '/') });
    },
    { ignore: generated },
  );
  return unsubscribe;
}
