import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createStaticServer, parseHostFiles, withQuery } from './serve';

const headers = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: origin

/toolpad/*
  Content-Security-Policy: default-src 'self'; img-src data: https://a.example

/toolpad/assets/*
  Cache-Control: public, max-age=31536000, immutable
  Referrer-Policy: no-referrer

/toolpad/sw.js
  Cache-Control: no-cache
`;

describe('headersFor', () => {
  const { headersFor } = parseHostFiles(headers, '');
  const all = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'origin' };
  const policy = {
    'Content-Security-Policy': "default-src 'self'; img-src data: https://a.example",
  };

  test.each<[string, Record<string, string>]>([
    ['/', all],
    ['/other/', all],
    ['/toolpad', all],
    ['/toolpad/', { ...all, ...policy }],
    ['/toolpad/core/a.b/', { ...all, ...policy }],
    [
      '/toolpad/assets/js/main.js',
      {
        ...all,
        ...policy,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Referrer-Policy': 'no-referrer',
      },
    ],
    ['/toolpad/sw.js', { ...all, ...policy, 'Cache-Control': 'no-cache' }],
    ['/toolpad/swxjs', { ...all, ...policy }],
    ['/toolpad/sw.js/', { ...all, ...policy }],
  ])('%s', (pathname, expected) => {
    expect(headersFor(pathname)).toEqual(expected);
  });

  test.each(['', '\n\n', '  Lonely: header'])('%j has no headers', (text) => {
    expect(parseHostFiles(text, '').headersFor('/toolpad/')).toEqual({});
  });
});

describe('redirectFor', () => {
  const { redirectFor } = parseHostFiles(
    '',
    '/old/ /new/ 301\n/old/page/ /first/ 302\n/a.b/ /dot/ 301\n/old/* /new/:splat 301\n/*/deep/* /x/:splat 301\n',
  );

  test.each([
    ['/old/', '/new/', 301],
    ['/old/page/', '/first/', 302],
    ['/old/page/more/', '/new/page/more/', 301],
    ['/old/a b?c', '/new/a b?c', 301],
    ['/old/$&$1/', '/new/$&$1/', 301],
    ['/a.b/', '/dot/', 301],
    ['/x/deep/y', '/x/x', 301],
  ])('%s redirects to %s', (from, to, status) => {
    expect(redirectFor(from)).toEqual({ to, status });
  });

  test.each(['/', '/old', '/new/', '/before/old/', '/axb/', ''])('%j has no redirect', (from) => {
    expect(redirectFor(from)).toBeUndefined();
  });

  test.each(['', '\n', '# a comment', '/old/', '/old/ /new/', '/old/ /new/ 301 extra'])(
    'the line %j is ignored',
    (line) => {
      expect(parseHostFiles('', line).redirectFor('/old/')).toBeUndefined();
    },
  );
});

test.each([
  ['/new/', '', '/new/'],
  ['/new/', '?a=1&b', '/new/?a=1&b'],
  ['/new/#place', '?a=1', '/new/?a=1#place'],
  ['/new/#place', '', '/new/#place'],
])('%s with the query %j is %s', (to, search, expected) => {
  expect(withQuery(to, search)).toBe(expected);
});

describe('while the build is replaced', () => {
  let folder: string;
  let server: Server;

  function build(name: string, text: string): void {
    mkdirSync(path.join(folder, 'site/toolpad/assets'), { recursive: true });
    const write = (file: string, content: string) =>
      writeFileSync(path.join(folder, 'site', file), content);
    write('_headers', `/*\n  X-Build: ${name}\n\n/toolpad/assets/*\n  Cache-Control: immutable\n`);
    write('_redirects', '');
    write('toolpad/404.html', 'Not found');
    write('toolpad/index.html', text);
    write(`toolpad/assets/${name}.js`, text);
  }
  const get = async (address: string) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}${address}`, {
      signal: AbortSignal.timeout(3000),
    });
    const { status, headers } = response;
    return {
      ...{ status, text: await response.text() },
      ...{ build: headers.get('x-build'), caching: headers.get('cache-control') },
    };
  };

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
    build('first', 'First');
    server = createStaticServer(path.join(folder, 'site'));
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  test('requests fail, and those after the build get its files and headers', async () => {
    expect(await get('/toolpad/')).toMatchObject({ status: 200, text: 'First', build: 'first' });
    rmSync(path.join(folder, 'site/toolpad/assets'), { recursive: true });
    // Browsers don't keep the response for the file of the next build.
    expect(await get('/toolpad/assets/first.js')).toMatchObject({
      ...{ status: 404, text: 'Not found', caching: 'no-store' },
    });
    rmSync(path.join(folder, 'site/toolpad'), { recursive: true });
    expect((await get('/toolpad/')).status).toBe(500);
    renameSync(path.join(folder, 'site'), path.join(folder, 'old'));
    expect((await get('/toolpad/')).status).toBe(500);
    build('second', 'The second build');
    for (const address of ['/toolpad/', '/toolpad/assets/second.js'])
      expect(await get(address)).toMatchObject({
        ...{ status: 200, text: 'The second build', build: 'second' },
      });
  });

  // Opening a socket fails, as opening a file does that is removed after the server has found it.
  const testWithSockets = process.platform === 'win32' ? test.skip : test;
  testWithSockets('a file that no longer opens ends its response only', async () => {
    const socket = createServer().listen(path.join(folder, 'site/toolpad/lost.txt'));
    await expect(get('/toolpad/lost.txt')).rejects.toThrow('fetch failed');
    socket.close();
    expect((await get('/toolpad/')).status).toBe(200);
  });

  test('a URL that cannot be parsed gets an error', async () => {
    expect((await get('//')).status).toBe(500);
    expect((await get('/toolpad/')).status).toBe(200);
  });
});
