import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../../plugins/shared/files';

/** Files that get smaller. Pictures and archives are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest)$/;

/** Bytes below which a response fits into one packet either way. */
const SMALLEST = 860;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    deflate(content, { level: 9 }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}

/**
 * Writes `file.br` and `file.gz` beside each file of a web root that gets smaller, except those at
 * the top level: the next build doesn't empty that folder, so outdated copies would remain.
 * @returns the number of files that were compressed
 */
export async function compressFiles(root: string): Promise<number> {
  const files = (await filesBelow(root)).filter(
    (file) => compressible.test(file) && path.relative(root, file).includes(path.sep),
  );
  let count = 0;
  const rest = files.values();
  // Node.js has four threads for this.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of rest) {
        const content = await readFile(file);
        if (content.length < SMALLEST) continue;
        await compress(file, content);
        count += 1;
      }
    }),
  );
  return count;
}
