import type { RouteConfig } from '@docusaurus/types';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler, Configuration } from '@rspack/core';
import path from 'node:path';
import { createFsFromVolume, Volume } from 'memfs';
import { decode } from '../../model/facts/urls';

/**
 * Files of one route: a page, or a demo with its data and what its editor needs. Rspack 1.7
 * sometimes crashes when it calls a function instead.
 */
export const fileOfOneRoute =
  /\.mdx?$|\.scope\.js$|\.styles\.json$|[\\/]demos[\\/]default[\\/]data[\\/].+\.json$|[\\/](?:docs-\w+|\w+_versioned_docs|modules)[\\/].+\.tsx$/;

/**
 * Compiles a page or a demo when a browser first requests it.
 * @see https://rspack.rs/config/lazy-compilation
 */
export function compileOnDemand() {
  let middleware: ReturnType<Compiler['rspack']['lazyCompilationMiddleware']> | undefined;
  return {
    lazyCompilation: {
      entries: false,
      imports: true,
      test: fileOfOneRoute,
    },
    plugins: [
      {
        apply(compiler: Compiler) {
          middleware = compiler.rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      setupMiddlewares: <Named extends object>(middlewares: readonly Named[]) => [
        { name: 'compile-on-demand', middleware },
        ...middlewares,
      ],
    },
  } satisfies Pick<Configuration, 'lazyCompilation' | 'plugins'> & { devServer: object };
}

const loader = path.join(__dirname, 'deletedPage.cjs');

/**
 * Resolves missing pages and demos to a module with an error until Docusaurus has updated the
 * routes. Otherwise, Rspack sometimes crashes, and open pages report errors of old demos.
 * @see https://github.com/web-infra-dev/rspack/issues/11691
 */
export const deletedPages = (siteDir: string, folders: readonly string[]) => ({
  // Routes import pages from `@site`, and demos are imported by their absolute path.
  fallback: Object.fromEntries(
    ['@site', siteDir].flatMap((root) =>
      folders.map((folder) => [`${root}/${folder}`, `${loader}?${folder}`]),
    ),
  ),
  rule: { test: loader, use: loader },
});

/**
 * Reads a bundle at once instead of as a stream, which sends a bundle that's rewritten meanwhile
 * with the length of the old one, and the page remains blank.
 * @see https://github.com/webpack/webpack-dev-middleware/blob/v7.4.6/src/utils/compatibleAPI.js
 */
export const unstreamedResponses = () => ({
  devServer: {
    devMiddleware: {
      outputFileSystem: { ...createFsFromVolume(new Volume()), createReadStream: undefined },
    },
  },
});

/** URLs of the pages that `npm start` serves, by the hook of the plugin that added them. */
const servedUrls = new Map<string, ReadonlySet<string>>();

const urlOf = (pathname: string) => pathname.replace(/\/?$/, '/');

const leavesOf = (route: RouteConfig): RouteConfig[] =>
  route.routes ? route.routes.flatMap(leavesOf) : [route];

export function setServedRoutes(hook: string, routes: readonly RouteConfig[]): void {
  servedUrls.set(hook, new Set(routes.flatMap(leavesOf).map((route) => urlOf(route.path))));
}

const isServed = (pathname: string) =>
  [...servedUrls.values()].some((urls) => urls.has(urlOf(pathname)));

type Request = IncomingMessage & { originalUrl: string };
type Next = () => void;
type Middleware = (request: Request, response: ServerResponse, next: Next) => void;

export interface NamedMiddleware {
  name: string;
  middleware: unknown;
}

const pathOf = ({ originalUrl }: Request) => decode(originalUrl.replace(/[?#].*/s, ''));

/** Changes the status of a response that another middleware sends. */
function setStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (_status: number, ...rest: unknown[]) => writeHead(status, ...rest);
}

/** Paths of files: the last part has an extension, which isn't the end of a version. */
const file = /\.[a-z]\w*$/i;

/**
 * Adds a middleware to those of `npm start` that responds with status 404 if there's no page or
 * file. An open page that gets a document instead of an old hot update never updates again.
 */
export function addMissingPages(middlewares: NamedMiddleware[]): void {
  const middleware: Middleware = (request, response, next) => {
    const pathname = pathOf(request);
    if (isServed(pathname)) return next();
    if (file.test(pathname)) return void response.writeHead(404).end();
    if (!request.headers.accept?.includes('text/html')) return next();
    // Otherwise, a browser that knows the document would get the status without a page.
    delete request.headers['if-none-match'];
    setStatus(response, 404);
    next();
  };
  const fallback = middlewares.findIndex(({ name }) => name === 'connect-history-api-fallback');
  middlewares.splice(fallback + 1, 0, { name: 'missing-pages', middleware });
}
