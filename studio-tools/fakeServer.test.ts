import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { respond, startHosts, type Hosts } from './fakeServer';

const hosts: Hosts = {
  'api.example.com': async (request) =>
    Response.json({
      method: request.method,
      path: new URL(request.url).pathname + new URL(request.url).search,
      token: request.headers.get('authorization'),
      body: request.method === 'POST' ? await request.text() : '',
    }),
  'broken.example.com': () => {
    throw new Error('out of order');
  },
};

test.each(['other.example.com', 'constructor'])('%s is unreachable', async (host) => {
  const response = await respond(hosts, new Request(`https://${host}/`));
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: `No fake host handles requests to ${host}.` });
});

/**
 * Runs a script in a Node.js process that redirects requests to the fake server. Returns its
 * output.
 */
async function run(script: string): Promise<unknown> {
  const fakeServer = await startHosts(hosts);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: { ...process.env, ...fakeServer.env } },
  ).finally(fakeServer.stop);
  return JSON.parse(stdout);
}

const printBody = `const chunks = []; response.on('data', (chunk) => chunks.push(chunk)); response.on('end', () => console.log(String(Buffer.concat(chunks))));`;
const seen = { method: 'GET', path: '/a?b=1', token: 'Bearer 1', body: '' };

test.each([
  [
    'fetch',
    `const response = await fetch('https://api.example.com/a?b=1', { headers: { authorization: 'Bearer 1' } }); console.log(await response.text());`,
    seen,
  ],
  [
    'fetch with a body',
    `const response = await fetch('https://api.example.com/a?b=1', { method: 'POST', body: 'x=1', headers: { authorization: 'Bearer 1' } }); console.log(await response.text());`,
    { ...seen, method: 'POST', body: 'x=1' },
  ],
  [
    'https.get with a URL',
    `import https from 'node:https'; https.get('https://api.example.com/a?b=1', { headers: { authorization: 'Bearer 1' } }, (response) => { ${printBody} });`,
    seen,
  ],
  [
    'https.request with options',
    `import https from 'node:https'; const request = https.request({ host: 'api.example.com', path: '/a?b=1', method: 'POST', headers: { authorization: 'Bearer 1' } }, (response) => { ${printBody} }); request.end('x=1');`,
    { ...seen, method: 'POST', body: 'x=1' },
  ],
  [
    'http.request',
    `import http from 'node:http'; http.request('http://api.example.com/a?b=1', { headers: { authorization: 'Bearer 1' } }, (response) => { ${printBody} }).end();`,
    seen,
  ],
  [
    'an unknown host',
    `console.log(JSON.stringify((await fetch('https://elsewhere.example.com/')).status));`,
    502,
  ],
  [
    'a fake host that throws',
    `console.log(JSON.stringify((await fetch('https://broken.example.com/')).status));`,
    500,
  ],
])('a process sends requests to the fake server: %s', async (_way, script, expected) => {
  expect(await run(script)).toEqual(expected);
});
