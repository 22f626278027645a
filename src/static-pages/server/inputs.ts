import { createHash } from 'node:crypto';

/**
 * Names of the chunks that routes load, by path with `-` and a hash: `@generated/routesChunkNames`.
 */
export type RoutesChunkNames = Record<string, unknown>;

/** All strings of a JSON value. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsOf);

const pathOf = (route: string) => route.slice(0, route.lastIndexOf('-'));

/**
 * Returns whether a route is part of a page: it has the page's path, one above it, or a pattern.
 */
const isAround = (route: string, pathname: string) =>
  /[*:]/.test(route) ||
  route === pathname ||
  pathname.startsWith(route.endsWith('/') ? route : `${route}/`);

/**
 * Returns a function that hashes all inputs of a page: the chunks of its routes, and those of no
 * route, which any page can load. A change in one page doesn't affect the hashes of others.
 * @param files names of the server's chunks, `<chunk>.<hash of its content>.js`
 * @throws if the name of a file has no hash
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
