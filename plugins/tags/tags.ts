import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Tag, TagContext } from '../../src/tags/define';
import type { DocumentedVersion } from '../shared/versions';

const folder = path.join(__dirname, '../../src/tags');

/** The tags that writers can use in a page, by name: the folders of `src/tags`. */
export const tags: ReadonlyMap<string, Tag> = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      // esbuild bundles all files that this path can match.
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      const { tag } = require(`../../src/tags/${name}/tag.ts`) as { tag: Tag };
      return [name, tag];
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
