import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../shared/files';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that get smaller. Pictures and archives are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest)$/;

/** Bytes below which a response fits into one packet either way. */
const SMALLEST = 860;

/** Writes `file.br` and `file.gz` beside a file, where they are smaller. Returns whether they are. */
async function compress(file: string): Promise<boolean> {
  if ((await stat(file)).size < SMALLEST) return false;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: 9 }),
  ]);
  await Promise.all([
    br.length < content.length ? writeFile(`${file}.br`, br) : undefined,
    gz.length < content.length ? writeFile(`${file}.gz`, gz) : undefined,
  ]);
  return true;
}

/** Compresses the files of a web root for hosts that send them as they are. Returns how many. */
export async function precompress(root: string): Promise<number> {
  const files = (await filesBelow(root)).filter((file) => compressible.test(file));
  let count = 0;
  const work = files[Symbol.iterator]();
  // As many at once as Node has threads for it.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of work) if (await compress(file)) count += 1;
    }),
  );
  return count;
}
