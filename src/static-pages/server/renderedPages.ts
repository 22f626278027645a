import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Kept {
  inputs: string;
  result: unknown;
}

async function read(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    // Missing, or not ours: the page is rendered.
    return undefined;
  }
}

/**
 * Takes a page from the build before if it was made from the same inputs, and renders it otherwise.
 * @param folder with a file for each page
 * @param inputs hash of all that the page is made from
 * @param render makes the page as JSON. What it throws is thrown, and nothing is kept.
 */
export async function renderedPage<Result>(
  folder: string,
  pathname: string,
  inputs: string,
  render: () => Promise<Result>,
): Promise<Result> {
  const name = createHash('sha256').update(pathname).digest('base64url');
  const file = path.join(folder, `${name}.json`);
  const kept = await read(file);
  if (kept?.inputs === inputs) return kept.result as Result;
  const result = await render();
  await mkdir(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, JSON.stringify({ inputs, result } satisfies Kept));
  await rename(partial, file);
  return result;
}
