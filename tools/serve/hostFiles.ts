/** The rules of the generated `_headers` and `_redirects` files. */
export interface HostRules {
  /** The headers of all matching blocks in order. Hosts send all of them. */
  matches(pathname: string): Record<string, string>[];
  headersFor(pathname: string): Record<string, string>;
  /** Redirect target of a URL, or `undefined`. */
  redirectFor(pathname: string): { to: string; status: number } | undefined;
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.*)')}$`,
  );

/**
 * Parses `_headers` and `_redirects`. Later header blocks override earlier ones, and the first
 * matching redirect applies.
 */
export function parseHostFiles(headers: string, redirects: string): HostRules {
  const blocks = headers
    .split(/\n(?=\S)/)
    .map((block) => block.trim().split('\n'))
    .filter(([path]) => path)
    .map(([path = '', ...lines]) => ({
      pattern: patternOf(path.trim()),
      values: lines
        .filter(Boolean)
        .map((line): [string, string] => [
          line.slice(0, line.indexOf(':')).trim(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
    }));
  const blocksFor = (pathname: string) => blocks.filter(({ pattern }) => pattern.test(pathname));
  const redirectRules = redirects
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    // Files come first for 404 pages, and the server finds them itself.
    .filter((words) => words.length === 3 && words[2] !== '404')
    .map(([from = '', to = '', status = '']) => ({
      pattern: patternOf(from),
      to,
      status: Number(status),
    }));

  return {
    matches: (pathname) => blocksFor(pathname).map(({ values }) => Object.fromEntries(values)),
    headersFor: (pathname) =>
      Object.fromEntries(blocksFor(pathname).flatMap(({ values }) => values)),
    redirectFor(pathname) {
      for (const { pattern, to, status } of redirectRules) {
        const match = pattern.exec(pathname);
        if (match) return { to: to.replace(':splat', () => match[1] ?? ''), status };
      }
      return undefined;
    },
  };
}

/** Adds the query of the requested URL to the target of a redirect, before its hash. */
export function withQuery(to: string, search: string): string {
  const [path = '', hash] = to.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}
