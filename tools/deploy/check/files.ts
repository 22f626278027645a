import pMap from 'p-map';
import * as v from 'valibot';
import { revisionOf } from '../../../plugins/pwa/offlineList';
import { offlineListUrl, type OfflineFile } from '../../../src/site/offline';
import { error, mergeFindings, warning, type Finding } from './findings';
import { checkHeaders } from './headers';
import type { FetchPath, SiteResponse } from './response';

/** Number of parallel requests. */
const PARALLEL = 12;

const listSchema = v.object({
  version: v.string(),
  products: v.record(v.string(), v.array(v.tuple([v.string(), v.string(), v.number()]))),
});

/** List of the build's files, and its version. */
export interface BuiltFiles {
  version: string;
  files: OfflineFile[];
}

/** Parses `offline.json`. Returns `undefined` if it isn't the list of a build. */
export function parseList({ status, text }: SiteResponse): BuiltFiles | undefined {
  if (status !== 200) return undefined;
  try {
    const { version, products } = v.parse(listSchema, JSON.parse(text));
    const files = new Map(
      Object.values(products).flatMap((each) => each.map((file) => [file[0], file])),
    );
    return files.size > 0 ? { version, files: [...files.values()] } : undefined;
  } catch {
    return undefined;
  }
}

const kinds = [
  [/^\/toolpad\/demos\//, 'A demo'],
  [/\/$/, 'A page'],
  [/\.m?js$/, 'A script'],
  [/\.css$/, 'A style sheet'],
] as const;

const kindOf = (path: string) => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'A file';

function checkFile([path, revision]: OfflineFile, response: SiteResponse): Finding[] {
  const { status, headers, body } = response;
  const kind = kindOf(path);
  if (status !== 200) return [error(path, `${kind} of the build is missing (status ${status}).`)];
  if (revisionOf(body) !== revision)
    return [error(path, `${kind} differs from the build: deploy all of its files again.`)];
  if (path.startsWith('/toolpad/demos/')) return checkHeaders(path, response);
  const isHashed = path.startsWith('/toolpad/assets/');
  if (isHashed && !headers.get('cache-control')?.includes('immutable'))
    return [warning(path, 'Browsers request it again, because it is not sent as immutable.')];
  return [];
}

/** Checks that all files that the build lists are deployed, with their content and headers. */
export async function checkFiles(
  fetchPath: FetchPath,
  list: BuiltFiles | undefined,
): Promise<Finding[]> {
  if (!list)
    return [
      error(
        offlineListUrl,
        'There is no list of files: products cannot be stored for offline reading.',
      ),
    ];
  const findings = await pMap(
    list.files,
    async (file) => checkFile(file, await fetchPath(file[0])),
    { concurrency: PARALLEL },
  );
  return mergeFindings(findings.flat());
}
