import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Chunks by path with `-` and a hash. */
type RoutesChunkNames = Record<string, unknown>;

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsOf);

const pathOf = (route: string) => route.slice(0, route.lastIndexOf('-'));

/** A route is part of a page if it has the page's path, one above it, or a pattern. */
const isAround = (route: string, pathname: string) =>
  /[*:]/.test(route) ||
  route === pathname ||
  pathname.startsWith(route.endsWith('/') ? route : `${route}/`);

/**
 * Hashes all inputs of a page: the chunks of its routes, and those of no route.
 * @param files names of the server's chunks, `<chunk>.<hash of its content>.js`
 */
export function inputsOf(
  files: readonly string[],
  routes: RoutesChunkNames,
): (pathname: string) => string {
  const unhashed = files.find((file) => !/^[^.]+\.[0-9a-f]{8,}\.js$/.test(file));
  if (unhashed) throw new Error(`The name of the server's chunk ${unhashed} has no hash.`);
  const chunks = Object.entries(routes).map(([route, names]) => ({
    route: pathOf(route),
    names: stringsOf(names),
  }));
  const ofRoutes = new Set(chunks.flatMap(({ names }) => names));
  const nameOf = (file: string) => file.slice(0, file.indexOf('.'));
  return (pathname) => {
    const around = new Set(
      chunks.filter(({ route }) => isAround(route, pathname)).flatMap(({ names }) => names),
    );
    const inputs = files.filter((file) => {
      const name = nameOf(file);
      return !ofRoutes.has(name) || around.has(name);
    });
    return createHash('sha256')
      .update(JSON.stringify([pathname, [...inputs].sort()]))
      .digest('base64url');
  };
}

interface CachedPage {
  inputs: string;
  result: unknown;
}

async function readCachedPage(file: string): Promise<CachedPage | undefined> {
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
  const cached = await readCachedPage(file);
  if (cached?.inputs === inputs) return cached.result as Result;
  const result = await render();
  await mkdir(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, JSON.stringify({ inputs, result } satisfies CachedPage));
  await rename(partial, file);
  return result;
}
