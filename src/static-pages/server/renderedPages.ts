import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface CachedPage {
  inputs: string;
  result: unknown;
}

async function read(file: string): Promise<CachedPage | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CachedPage;
  } catch {
    // The file is missing or invalid, so the page is rendered.
    return undefined;
  }
}

/** Returns a page from the previous build if its inputs are the same; otherwise, renders it. */
export async function renderedPage<Result>(
  folder: string,
  pathname: string,
  inputs: string,
  render: () => Promise<Result>,
): Promise<Result> {
  const name = createHash('sha256').update(pathname).digest('base64url');
  const file = path.join(folder, `${name}.json`);
  const cached = await read(file);
  if (cached?.inputs === inputs) return cached.result as Result;
  const result = await render();
  await mkdir(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, JSON.stringify({ inputs, result } satisfies CachedPage));
  await rename(partial, file);
  return result;
}
