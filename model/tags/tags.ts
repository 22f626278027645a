import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Tag, TagContext } from './define';
import type { DocumentedVersion } from '../versions/versions';

const folder = path.join(__dirname, 'records');

/** The tags that writers can use in a page, by name, which the files in `records/` export. */
export const tags: ReadonlyMap<string, Tag> = new Map(
  readdirSync(folder).flatMap((file) => {
    // esbuild bundles all files that this path can match.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { tags: family } = require(`./records/${file}`) as { tags: Record<string, Tag> };
    return Object.entries(family);
  }),
);

/**
 * Context that tags can use.
 * @param siteDirs roots of the site; the first one that contains a file is used
 */
export const contextOf = (
  page: string,
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
  ...siteDirs: string[]
): TagContext => ({
  page,
  version,
  versions,
  find: (file) => {
    const files = siteDirs.map((siteDir) => path.join(siteDir, file));
    return files.find(existsSync) ?? files[0] ?? file;
  },
});
