import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageResponses } from './pageResponses';

type Middleware = (
  request: IncomingMessage & { originalUrl?: string },
  response: Parameters<RequestListener>[1],
  next: () => void,
) => void;

let server: Server | undefined;
afterEach(() => void server?.close());

const requested = jest.fn(() => Promise.resolve());

/** Serves one page, `/docs/a/`, like webpack's development server. @returns the server's URL */
async function serve(): Promise<string> {
  const { devServer } = pageResponses({
    has: (pathname) => pathname === '/docs/a/',
    request: requested,
    movedTo: (pathname) => (pathname === '/docs/old/' ? '/docs/a/' : undefined),
  });
  const files: Middleware = (request, response, next) =>
    request.url === '/file.js' ? void response.end('file') : next();
  const fallback: Middleware = (request, _response, next) => {
    request.url = '/';
    next();
  };
  const document: Middleware = (_request, response) => {
    response.statusCode = 200;
    response.setHeader('content-type', 'text/html').end('page');
  };
  const middlewares = [
    { name: 'webpack-dev-middleware', middleware: files },
    { name: 'connect-history-api-fallback', middleware: fallback },
    { name: 'webpack-dev-middleware', middleware: document },
  ];
  expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
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
  ['/file.js', 200, 'file'],
])('responds to %s with status %d', async (url, status, text) => {
  const response = await fetch((await serve()) + url);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

it('redirects to the new URL of a page', async () => {
  const response = await fetch(`${await serve()}/docs/old/`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/a/']);
});

it('marks a page as requested before it is served', async () => {
  await fetch(`${await serve()}/docs/a/?query`);
  expect(requested).toHaveBeenCalledWith('/docs/a/');
});
