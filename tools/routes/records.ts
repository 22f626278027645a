import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectDocs } from '../../plugins/pages/collect';
import type { DocumentedVersion } from '../../plugins/shared/versions';

const folder = 'data/routes';

/** URLs by the file that records them, sorted. */
export type Records = ReadonlyMap<string, readonly string[]>;

/** File with all URLs at which the pages of a release were ever published, one a line. */
export const recordOf = ({ product, version }: Pick<DocumentedVersion, 'product' | 'version'>) =>
  `${folder}/${product}-${version}.txt`;

/** Reads the recorded URLs of all releases. */
export function readRecords(siteDir: string): Records {
  const dir = path.join(siteDir, folder);
  const files = existsSync(dir) ? readdirSync(dir).sort() : [];
  return new Map(
    files.map((name) => [
      `${folder}/${name}`,
      readFileSync(path.join(dir, name), 'utf8').split('\n').filter(Boolean),
    ]),
  );
}

/** URLs of the pages of all versions, by the file that should record them. */
export async function routesNow(
  siteDir: string,
  versions: readonly DocumentedVersion[],
): Promise<Records> {
  const routes = new Map<string, string[]>();
  for (const { version, url } of await collectDocs(siteDir, versions)) {
    const file = recordOf(version);
    routes.set(file, [...(routes.get(file) ?? []), url].sort());
  }
  return routes;
}

/** Adds URLs to the files that record them. Removes none. */
export function writeRecords(siteDir: string, records: Records, routes: Records): void {
  mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const [file, urls] of routes) {
    const all = [...new Set([...(records.get(file) ?? []), ...urls])].sort();
    writeFileSync(path.join(siteDir, file), all.map((url) => `${url}\n`).join(''));
  }
}
