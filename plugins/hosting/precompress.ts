import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../shared/files';
import type { PackCache } from '../shared/packCache';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that get smaller. Pictures and archives are compressed already. */
const compressible = /\.(?:html|js|css|json|svg|xml|txt|map|webmanifest)$/;

/** Documents and what they load at once, but not those of demos, which frames load later. */
const loadedFirst = /^(?!demos[\\/]).*\.(?:html|css)$|^assets[\\/]page[\\/]/;

/**
 * Quality of Brotli for a file. The best one takes 2.5 times as long as the one below it for files that are 1.2% smaller, which pays for
 * what every visit loads.
 */
const qualityOf = (file: string) =>
  loadedFirst.test(file) ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;

/** Bytes below which a response fits into one packet either way. */
const SMALLEST = 860;

/** A file as hosts send it, in base64; null where it gets no smaller. */
interface Compressed {
  br: string | null;
  gz: string | null;
}

async function compressed(content: Buffer, quality: number): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    deflate(content, { level: 9 }),
  ]);
  const smaller = (result: Buffer) =>
    result.length < content.length ? result.toString('base64') : null;
  return { br: smaller(br), gz: smaller(gz) };
}

/** Writes `file.br` and `file.gz` beside a file, where they are smaller. Returns whether it was worth a try. */
async function compress(file: string, quality: number, cache: PackCache): Promise<boolean> {
  if ((await stat(file)).size < SMALLEST) return false;
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('base64url');
  const { br, gz } = await cache.async('compressed', [hash, quality], () =>
    compressed(content, quality),
  );
  await Promise.all([
    br ? writeFile(`${file}.br`, br, 'base64') : undefined,
    gz ? writeFile(`${file}.gz`, gz, 'base64') : undefined,
  ]);
  return true;
}

/**
 * Compresses the files of a web root for hosts that send them as they are. Returns how many.
 * @param cache of compressed contents: most of the time of a build would go here
 */
export async function precompress(root: string, cache: PackCache): Promise<number> {
  const files = (await filesBelow(root)).filter((file) => compressible.test(file));
  let count = 0;
  const work = files[Symbol.iterator]();
  // As many at once as Node has threads for it.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of work)
        if (await compress(file, qualityOf(path.relative(root, file)), cache)) count += 1;
    }),
  );
  return count;
}
