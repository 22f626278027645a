import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Compiler } from '@rspack/core';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  addMissingPages,
  setServedRoutes,
  compileOnDemand,
  fileOfOneRoute,
  deletedPages,
  unstreamedResponses,
} from './developmentServer';

it.each([
  ['/site/docs-core/react-crud/index.mdx', true],
  ['/site/docs-studio/notes.md', true],
  ['/site/.docusaurus/demos/default/versions/core/modules/Basic/system.scope.js', true],
  ['/site/.docusaurus/demos/default/versions/core/modules/Basic/css.styles.json', true],
  ['/site/.docusaurus/demos/default/versions/core/registry.js', false],
  ['/site/docs-core/react-crud/Basic.tsx', true],
  ['/site/core_versioned_docs/version-0.13.0/react-crud/Basic.tsx', true],
  ['/site/.docusaurus/demos/default/versions/core/modules/Basic/css.tsx', true],
  ['/site/src/features/demo/island.tsx', false],
  ['/site/.docusaurus/demos/default/data/core/v0.14.0/Basic/summary.json', true],
  ['/site/.docusaurus/docusaurus-plugin-content-docs/core/p/version.json', false],
])('%s belongs to one route: %s', (file, expected) => {
  expect(fileOfOneRoute.test(file)).toBe(expected);
});

it('handles requests for pages with the middleware of the compiler', () => {
  const middleware = jest.fn();
  const settings = compileOnDemand();
  settings.plugins.forEach((plugin) =>
    plugin.apply({
      rspack: { lazyCompilationMiddleware: () => middleware },
    } as unknown as Compiler),
  );
  const others = [{ name: 'other' }];
  expect(settings.devServer.setupMiddlewares(others)).toEqual([
    { name: 'compile-on-demand', middleware },
    ...others,
  ]);
});

const { fallback, rule } = deletedPages('/site', ['docs-core']);
const loader = jest.requireActual<(this: { resourceQuery: string }) => string>(rule.use);

/** Compiles a file that doesn't exist. */
function compile(file: string): string {
  const folder = Object.keys(fallback).find((each) => file.startsWith(`${each}/`)) ?? '';
  const [module, query] = file.replace(folder, fallback[folder] ?? '').split('?');
  expect(module).toBe(rule.test);
  return loader.call({ resourceQuery: `?${query}` });
}

it('compiles no page that does not exist', () => {
  expect(() => compile('@site/docs-core/guides/first.mdx')).toThrow(
    'The page docs-core/guides/first.mdx was deleted.',
  );
});

it('compiles a demo that does not exist to a module that throws', () => {
  expect(compile('/site/docs-core/guides/First.tsx')).toBe(
    'throw new Error("The file docs-core/guides/First.tsx was deleted.");',
  );
});

const middleware = path.dirname(createRequire(__filename).resolve('webpack-dev-middleware'));
const { createReadStreamOrReadFileSync: read } = createRequire(__filename)(
  path.join(middleware, 'utils/compatibleAPI.js'),
) as {
  createReadStreamOrReadFileSync(
    file: string,
    fileSystem: object,
    start: number,
    end: number,
  ): { bufferOrStream: unknown; byteLength: number };
};

it('sends the current bundle instead of the length that it had before', () => {
  const files = unstreamedResponses().devServer.devMiddleware.outputFileSystem;
  files.writeFileSync('/main.js', 'old');
  files.writeFileSync('/main.js', 'new and longer');
  const { bufferOrStream, byteLength } = read('/main.js', files, 0, 'old'.length - 1);
  expect(String(bufferOrStream)).toBe('new and longer');
  expect(byteLength).toBe(14);
});

type Middleware = (
  request: IncomingMessage & { originalUrl?: string },
  response: Parameters<RequestListener>[1],
  next: () => void,
) => void;

let server: Server | undefined;
afterEach(() => void server?.close());

/** Serves one page, `/docs/a/`, like webpack's development server. @returns the server's URL */
async function serve(): Promise<string> {
  const files: Middleware = (request, response, next) =>
    request.url === '/file.js' ? void response.end('file') : next();
  const fallback: Middleware = (request, _response, next) => {
    request.url = '/';
    next();
  };
  const document: Middleware = (request, response) => {
    const isKnown = request.headers['if-none-match'] === '"page"';
    response.statusCode = isKnown ? 304 : 200;
    response.setHeader('content-type', 'text/html').end(isKnown ? undefined : 'page');
  };
  const middlewares = [
    { name: 'webpack-dev-middleware', middleware: files },
    { name: 'connect-history-api-fallback', middleware: fallback },
    { name: 'webpack-dev-middleware', middleware: document },
  ];
  const page = { path: '/docs/a', component: '@theme/DocItem' };
  setServedRoutes('docs', [{ path: '/docs/old/', component: '@theme/DocItem' }]);
  setServedRoutes('docs', [{ path: '/docs/', component: '@theme/DocsRoot', routes: [page] }]);
  addMissingPages(middlewares);
  server = createServer((request, response) => {
    Object.assign(request, { originalUrl: request.url });
    const run = (index: number): void =>
      (middlewares[index]?.middleware as Middleware)(request, response, () => run(index + 1));
    run(0);
  });
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['/docs/a/', 200, 'page'],
  ['/docs/a/?query#hash', 200, 'page'],
  ['/docs/b/', 404, 'page'],
  ['/docs/old/', 404, 'page'],
  ['/docs/v1.2.0/', 404, 'page'],
  ['/file.js', 200, 'file'],
])('responds to %s with status %d', async (url, status, text) => {
  const response = await fetch((await serve()) + url, { headers: { accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it.each([
  ['/docs/a/', 304, ''],
  ['/docs/b/', 404, 'page'],
])('responds to a browser that knows %s with status %d', async (url, status, text) => {
  const response = await fetch((await serve()) + url, {
    headers: { accept: 'text/html', 'if-none-match': '"page"' },
  });
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('responds to a request for a missing file with status 404', async () => {
  const response = await fetch(`${await serve()}/main.1a2b.hot-update.json`);
  expect([response.status, await response.text()]).toEqual([404, '']);
});

it('leaves other requests to the server', async () => {
  expect((await fetch(`${await serve()}/compiled-on-demand`)).status).toBe(200);
});
