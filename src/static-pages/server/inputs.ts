import { createHash } from 'node:crypto';

/**
 * Names of the chunks each route loads, by the route's path with `-` and a hash:
 * `@generated/routesChunkNames`.
 */
export type RoutesChunkNames = Record<string, unknown>;

/** All strings of a JSON value. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsOf);

const pathOf = (route: string) => route.slice(0, route.lastIndexOf('-'));

/** Routes around a page have its path or one above it; those with a pattern match any. */
const isAround = (route: string, pathname: string) =>
  /[*:]/.test(route) ||
  route === pathname ||
  pathname.startsWith(route.endsWith('/') ? route : `${route}/`);

/**
 * A function that gives the hash of everything a page is rendered from: the chunks of the routes
 * around it, and those that belong to no route, which any page may load. What changes in a page
 * leaves the hash of its neighbors as it was.
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
