import compression from 'compression';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

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
export function parseHostFiles(headers: string, redirects: string) {
  const blocks = headers.split(/\n(?=\S)/).map((block) => ({
    pattern: patternOf(/^\S*/.exec(block)?.[0] ?? ''),
    values: Object.fromEntries(
      [...block.matchAll(/^\s+([^:\s]+):\s*(.*?)\s*$/gm)].map((match) => match.slice(1)),
    ) as Record<string, string>,
  }));
  /** The headers of all matching blocks in order. Hosts send all of them. */
  const matches = (pathname: string) =>
    blocks.filter(({ pattern }) => pattern.test(pathname)).map(({ values }) => values);
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
    matches,
    headersFor: (pathname: string): Record<string, string> =>
      Object.assign({}, ...matches(pathname)),
    redirectFor(pathname: string) {
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

/** Finds the nearest 404 page above a URL, as static hosts do. Each language has one. */
function notFoundPage(root: string, pathname: string): string {
  const folders = pathname.split('/').filter((name) => name !== '' && name !== '..');
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const file = path.join(root, ...folders.slice(0, depth), '404.html');
    if (existsSync(file)) return file;
  }
  return path.join(root, 'toolpad/404.html');
}

/**
 * Serves a web root as a static host would, for previews and tests of the built site: with
 * compression, the headers and redirects of `_headers` and `_redirects`, and 404 pages. Follows a
 * build that replaces the files: meanwhile, requests fail.
 */
export function createStaticServer(root: string): Server {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  let rules = parseHostFiles('', '');
  let readAt = 0;
  const compress = compression({ threshold: 200 });
  // Other modes list the files at the start.
  const files = sirv(root, { dev: true, etag: true, extensions: ['html'] });

  const notFound = (response: ServerResponse, pathname: string) => {
    const page = readFileSync(notFoundPage(root, pathname));
    const type = 'text/html; charset=utf-8';
    response.writeHead(404, { 'content-type': type, 'cache-control': 'no-store' }).end(page);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const { mtimeMs } = statSync(path.join(root, '_headers'));
    if (mtimeMs !== readAt) rules = parseHostFiles(read('_headers'), read('_redirects'));
    readAt = mtimeMs;
    const redirect = rules.redirectFor(pathname);
    if (redirect) {
      response.writeHead(redirect.status, { location: withQuery(redirect.to, search) }).end();
      return;
    }
    for (const [name, value] of Object.entries(rules.headersFor(pathname)))
      response.setHeader(name, value);
    compress(request as never, response as never, () => {
      files(request, response, () => {
        const last = path.basename(pathname);
        if (pathname.endsWith('/') || last.includes('.')) return notFound(response, pathname);
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
      });
    });
  };

  return createServer((request, response) => {
    // A file that can't be read, such as one that has just been removed.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      answer(request, response);
    } catch (error) {
      const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
      response.writeHead(500, headers).end(String(error));
    }
  });
}
