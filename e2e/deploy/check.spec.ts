import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticServer } from '@site/tools/serve';
import { slow } from './offlineSteps';

const worker = readFileSync('build/toolpad/sw.js', 'utf8');
const { version } = JSON.parse(readFileSync('build/toolpad/offline.json', 'utf8')) as {
  version: string;
};

/** Changes the response of a deployment. Returns whether it has sent one. */
type Change = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

const without =
  (pattern: RegExp): Change =>
  (path, request) => {
    // Another path that doesn't exist either.
    if (pattern.test(path)) request.url = '/toolpad/missing.html';
    return false;
  };

const withWorker =
  (code: string): Change =>
  (path, _request, response) => {
    if (path !== '/toolpad/sw.js') return false;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
    response.end(code);
    return true;
  };

const withHeader =
  (header: string, change: (value: string) => string): Change =>
  (_path, _request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name === header ? set(name, change(String(value))) : set(name, value);
    return false;
  };

/** Commands that `npm run build` packs, which a build for tests lacks. */
const packed = /^\/toolpad\/downloads\/(?:toolpad-docs-mcp-[\d.]+|leaving-core)\.tgz$/;

/** Serves the build, with a change. */
async function deploy(change: Change): Promise<Server> {
  const site = createStaticServer('build');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (change(pathname, request, response)) return;
    if (packed.test(pathname)) response.end();
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Runs `deploy:check` on a deployment. */
async function check(change: Change): Promise<{ code: number | null; output: string }> {
  const server = await deploy(change);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/deploy-check.ts', url]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += String(data)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  server.close();
  server.closeAllConnections();
  return { code, output };
}

test('a complete deployment has no errors', async () => {
  const { code, output } = await check(() => false);
  expect(output).not.toMatch(/^error/m);
  expect(code).toBe(0);
});

for (const [name, change, expected] of [
  [
    'a stale worker',
    withWorker(worker.replaceAll(version, 'aaaaaaaaaaaa')),
    /^error {2}\/toolpad\/sw\.js {2}It belongs to another build/m,
  ],
  [
    'a worker with a syntax error',
    withWorker(worker.slice(0, -20)),
    /^error {2}\/toolpad\/sw\.js {2}Browsers can't parse it/m,
  ],
  [
    'a worker that rejects everything',
    withWorker(
      `addEventListener("fetch",(event)=>{event.stopImmediatePropagation();event.respondWith(Promise.reject())});${worker}`,
    ),
    /^error {2}\/toolpad\/sw\.js {2}It fails the requests of pages/m,
  ],
  [
    'missing scripts',
    without(/^\/toolpad\/assets\/.*\.js$/),
    /^error {2}\/toolpad\/assets\/\S+ {2}A script of the build is missing \(status 404\)\. The same applies to \d{3} more/m,
  ],
  [
    'missing demos',
    without(/^\/toolpad\/demos\//),
    /^error {2}\/toolpad\/demos\/\S+ {2}A demo of the build is missing \(status 404\)\. The same applies to \d+ more/m,
  ],
  [
    'a missing list of files',
    without(/^\/toolpad\/offline\.json$/),
    /^error {2}\/toolpad\/offline\.json {2}There is no list of files/m,
  ],
  [
    'a missing header',
    withHeader('X-Content-Type-Options', () => ''),
    /^error {2}\/toolpad\/\S* {2}x-content-type-options is "" instead of "nosniff"/m,
  ],
  [
    'a wrong policy',
    withHeader('Content-Security-Policy', (policy) => policy.replaceAll(/ 'sha256-[^']+'/g, '')),
    /^error {2}\/toolpad\/\S* {2}The Content-Security-Policy lacks what the page needs in script-src/m,
  ],
  [
    'a page that is gone',
    without(/^\/toolpad\/core\/introduction\/$/),
    /^error {2}\/toolpad\/core\/introduction\/ {2}A page of the build is missing \(status 404\)/m,
  ],
  [
    'a redirect that is gone',
    without(/^\/toolpad\/core\/$/),
    /^error {2}\/toolpad\/core\/ {2}It should redirect to/m,
  ],
] as const)
  test(`${name} fails the check`, slow, async () => {
    const { code, output } = await check(change);
    console.log(`${name}: exit code ${code}\n${output}`);
    expect(output).toMatch(expected);
    expect(code).toBe(1);
  });
