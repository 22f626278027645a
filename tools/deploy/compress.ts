import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../../plugins/shared/files';

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
  const files = (await filesBelow(root)).filter(
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
