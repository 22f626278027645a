import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { filesBelow, listFiles } from '../model/files/files';

/** File types that compression makes smaller. Pictures and archives are already compressed. */
const compressible = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest)$/;

/** Minimum size in bytes. Smaller responses fit into one packet anyway. */
const MIN_BYTES = 860;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function compress(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await Promise.all([
    brotliAsync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzipAsync(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/**
 * Writes `file.br` and `file.gz` beside each file of a web root that gets smaller. Skips files in
 * the top folder: the next build doesn't empty it, so outdated copies would remain.
 * @returns the number of compressed files
 */
export async function compressFiles(root: string): Promise<number> {
  const files = filesBelow(root).filter(
    (file) => compressible.test(file) && path.relative(root, file).includes(path.sep),
  );
  let count = 0;
  const compressFile = async (file: string) => {
    const content = await readFile(file);
    if (content.length < MIN_BYTES) return;
    await compress(file, content);
    count += 1;
  };
  // Node.js uses four threads for compression.
  await pMap(files, compressFile, { concurrency: 4 });
  return count;
}

/** Hashes and sizes of the files in a web root, by URL. */
type Snapshot = Map<string, { hash: string; bytes: number }>;

export interface Difference {
  added: string[];
  changed: string[];
  /** Pages that don't exist anymore, not even as redirect pages: readers would get a 404 error. */
  removed: string[];
  /** Total sizes before and after, by file extension. */
  bytes: Map<string, [before: number, after: number]>;
}

const hashed = /^\/toolpad\/assets\//;
const compressed = /\.(?:br|gz)$/;

/** Removes the names of hashed files: otherwise, each deployment would change every page. */
const withoutAssets = (file: string, content: Buffer) =>
  file.endsWith('.html')
    ? content.toString('utf8').replace(/\/toolpad\/assets\/[^\s"'<>&]+/g, '')
    : content;

/**
 * Reads the files of a web root with a site below `toolpad/`, except compressed copies.
 * @throws if the folder isn't a web root
 */
export function readBuild(root: string): Snapshot {
  if (!existsSync(path.join(root, 'toolpad/index.html')))
    throw new Error(`${root} is not a build: it has no toolpad/index.html.`);
  return new Map(
    listFiles(root)
      .filter((file) => !compressed.test(file))
      .map((file) => {
        const content = readFileSync(path.join(root, file));
        const hash = createHash('sha256').update(withoutAssets(file, content)).digest('hex');
        return [`/${file}`.replace(/\/index\.html$/, '/'), { hash, bytes: content.length }];
      }),
  );
}

const isPage = (url: string) => url.endsWith('/') || url.endsWith('.html');
const extensionOf = (url: string) => (isPage(url) ? 'html' : path.extname(url).slice(1) || 'other');

function bytesByKind(before: Snapshot, after: Snapshot): Difference['bytes'] {
  const bytes: Difference['bytes'] = new Map();
  [before, after].forEach((snapshot, index) => {
    for (const [url, file] of snapshot) {
      const sums = bytes.get(extensionOf(url)) ?? [0, 0];
      sums[index as 0 | 1] += file.bytes;
      bytes.set(extensionOf(url), sums);
    }
  });
  return bytes;
}

/** Compares two builds. Hashed files count only in sizes, because any change renames them. */
export function compare(before: Snapshot, after: Snapshot): Difference {
  const unhashed = (snapshot: Snapshot) =>
    [...snapshot.keys()].filter((url) => !hashed.test(url)).sort();
  return {
    added: unhashed(after).filter((url) => !before.has(url)),
    changed: unhashed(after).filter(
      (url) => before.has(url) && before.get(url)?.hash !== after.get(url)?.hash,
    ),
    removed: unhashed(before).filter((url) => !after.has(url)),
    bytes: bytesByKind(before, after),
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const signed = (difference: number) =>
  (difference < 0 ? '−' : '+') + kilobytes(Math.abs(difference));

function list(title: string, urls: string[]): string[] {
  return [`## ${title}: ${urls.length}`, '', ...urls.map((url) => `- ${url}`), ''];
}

/** Renders the difference as release notes in Markdown. */
export function renderDifference({ added, changed, removed, bytes }: Difference): string {
  const rows = [...bytes]
    .filter(([, [before, after]]) => before !== after)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([kind, [before, after]]) =>
        `| ${kind} | ${kilobytes(before)} | ${kilobytes(after)} | ${signed(after - before)} |`,
    );
  if (added.length + changed.length + removed.length + rows.length === 0)
    return 'Nothing changed.\n';
  return [
    '# Changes since the last deploy',
    '',
    ...list('Removed URLs', removed),
    ...list('New', added),
    ...list('Changed', changed),
    '## Bytes',
    '',
    '| kind | before | after | difference |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Sorted paths of files that differ between two folders or that only one of them contains. */
export function differingFiles(a: string, b: string): string[] {
  const [inA, inB] = [new Set(listFiles(a)), new Set(listFiles(b))];
  return [...new Set([...inA, ...inB])]
    .filter(
      (file) =>
        !inA.has(file) ||
        !inB.has(file) ||
        !readFileSync(path.join(a, file)).equals(readFileSync(path.join(b, file))),
    )
    .sort();
}
