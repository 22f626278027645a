import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addMissingPages, setServedRoutes } from './missingPages';

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
