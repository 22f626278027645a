import fc from 'fast-check';
import { serve, type ServerType } from '@hono/node-server';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { almost, anyText, textWith } from '@site/e2e/support/untrusted';
import { createReceiver, type ReceiverOptions } from './receiver';
import { allowsOrigin } from './settings';
import { openStore, type FeedbackStore } from './store';

const valid = {
  page: '/toolpad/core/introduction/',
  product: 'toolpad-core',
  version: '0.14.0',
  language: 'en',
  rating: 1,
  comment: 'Clear.',
};

let store: FeedbackStore;

beforeEach(() => {
  store = openStore({ kind: 'file', file: ':memory:' });
});

afterEach(() => store.close());

function start(options: Partial<ReceiverOptions> = {}) {
  const app = createReceiver({
    store,
    senderOf: (context) => context.req.header('X-Test-Address') ?? '::1',
    isAllowed: allowsOrigin(),
    ...options,
  });
  return (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}

test('stores feedback once, with its data and the time', async () => {
  const before = new Date().toISOString();
  const response = await start()({ ...valid, section: 'theming' });
  expect(response.status).toBe(204);
  const [entry, ...others] = await store.all();
  expect(others).toEqual([]);
  expect(entry).toEqual({ ...valid, section: 'theming', createdAt: entry?.createdAt });
  expect(String(entry?.createdAt) >= before).toBe(true);
});

test.each([
  ['a thumb alone', { comment: '' }],
  ['a comment of the longest kind', { comment: 'é"\\'.repeat(666) }],
  ['markup, which stays text', { comment: "<script>alert(1)</script>'); DROP TABLE feedback;--" }],
])('accepts %s', async (_name, fields) => {
  expect((await start()({ ...valid, ...fields })).status).toBe(204);
  expect(await store.all()).toEqual([expect.objectContaining(fields)]);
});

test('a NUL does not hide the rest of a comment', async () => {
  expect((await start()({ ...valid, comment: 'a\0b' })).status).toBe(204);
  expect(await store.all()).toEqual([expect.objectContaining({ comment: 'ab' })]);
});

test('rejects a comment of 2001 characters with a clear message', async () => {
  const response = await start()({ ...valid, comment: 'x'.repeat(2001) });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'The feedback is not valid.',
    problems: [
      { field: 'comment', message: 'The comment has 2001 characters. Please shorten it to 2000.' },
    ],
  });
  expect(await store.all()).toEqual([]);
});

test.each<[string, unknown, number]>([
  ['no JSON', 'rating=1', 400],
  ['nothing', '', 400],
  ['null', null, 400],
  ['a list', [valid], 400],
  ['a rating of 5', { ...valid, rating: 5 }, 400],
  ['a rating as text', { ...valid, rating: '1' }, 400],
  ['no rating', { ...valid, rating: undefined }, 400],
  ['no comment', { ...valid, comment: undefined }, 400],
  ['a comment that is an object', { ...valid, comment: { $gt: '' } }, 400],
  ['a page of another site', { ...valid, page: 'https://example.com/' }, 400],
  ['a page of another host', { ...valid, page: '//example.com/' }, 400],
  ['a page without end', { ...valid, page: `/${'x'.repeat(300)}` }, 400],
  ['a language that is none', { ...valid, language: '<b>' }, 400],
  ['an empty section', { ...valid, section: ' ' }, 400],
  ['a filled trap', { ...valid, website: 'https://spam.example' }, 400],
  ['a body of 20 kB', { ...valid, comment: 'x'.repeat(20_000) }, 413],
])('rejects %s', async (_name, body, status) => {
  const response = await start()(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty('error');
  expect(await store.all()).toEqual([]);
});

test.each([
  ['too large', 'x'.repeat(300_000), 'http://localhost:3000', 413],
  ['from another origin', 'x'.repeat(300_000), 'https://example.com', 403],
])('the connection works after a request that is %s', async (_name, body, origin, status) => {
  const app = createReceiver({ store, senderOf: () => '::1', isAllowed: allowsOrigin() });
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0 }, () => resolve(started));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (content: string, from: string) =>
    new Promise<[number | undefined, boolean]>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { 'Content-Type': 'application/json', Origin: from };
      const options = { port, path: '/feedback', method: 'POST', agent, headers };
      const sent = request(options, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, sent.reusedSocket]));
      });
      sent.on('error', reject).end(content);
    });
  expect(await post(body, origin)).toEqual([status, false]);
  expect(await post(JSON.stringify(valid), 'http://localhost:3000')).toEqual([204, true]);
  agent.destroy();
  server.close();
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'rejects the content type %s',
  async (type) => {
    expect((await start()(valid, { 'Content-Type': type })).status).toBe(415);
  },
);

test('limits a burst from one sender and not the others', async () => {
  const send = start({ limit: { requests: 3, seconds: 60 } });
  const statuses = [];
  for (let request = 0; request < 5; request += 1) statuses.push((await send(valid)).status);
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  const refused = await send(valid);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await send(valid, { 'X-Test-Address': '10.0.0.2' })).status).toBe(204);
  expect(await store.all()).toHaveLength(4);
});

test('rejected requests count too', async () => {
  const send = start({ limit: { requests: 1, seconds: 60 } });
  expect((await send('{')).status).toBe(400);
  expect((await send(valid)).status).toBe(429);
});

test('a failing store is not a success', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    ...store,
    add: () => Promise.reject(new Error('disk full')),
    check: () => Promise.reject(new Error('disk full')),
  };
  const response = await start({ store: broken })(valid);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('disk full');
  error.mockRestore();
});

test.each(['https://example.com', 'null', 'http://localhost.example.com', ''])(
  'requests from %p are rejected, in addition to missing CORS headers',
  async (origin) => {
    const response = await start()(valid, { Origin: origin });
    expect(response.status).toBe(403);
    expect(await store.all()).toEqual([]);
  },
);

test('health reports whether feedback can be stored', async () => {
  const options = { senderOf: () => '::1', isAllowed: allowsOrigin() };
  expect((await createReceiver({ store, ...options }).request('/health')).status).toBe(200);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...store, check: () => Promise.reject(new Error('no server')) };
  const response = await createReceiver({ store: broken, ...options }).request('/health');
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('no server');
  error.mockRestore();
});

test('feedback older than the limit is removed', async () => {
  await store.add({ ...valid, rating: 1 }, new Date('2020-01-01'));
  await store.add({ ...valid, rating: 0 }, new Date('2025-01-01'));
  expect(await store.removeBefore(new Date('2024-01-01'))).toBe(1);
  expect(await store.all()).toEqual([expect.objectContaining({ rating: 0 })]);
});

test.each([
  [undefined, 'http://localhost:3000', true],
  [undefined, 'http://127.0.0.1:4179', true],
  [undefined, 'https://mui.com', false],
  [undefined, 'http://localhost.example.com', false],
  [undefined, 'null', false],
  [['https://mui.com', 'https://next.mui.com'], 'https://next.mui.com', true],
  [['https://mui.com'], 'https://mui.com.example', false],
  [['https://mui.com'], 'http://localhost:3000', false],
])('with origins %p, %s may send: %p', (list, origin, expected) => {
  expect(allowsOrigin(list)(origin)).toBe(expected);
});

test('CORS headers allow the configured origin', async () => {
  const app = createReceiver({
    store,
    senderOf: () => '::1',
    isAllowed: allowsOrigin(['https://mui.com']),
  });
  const preflight = (origin: string) =>
    app.request('/feedback', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  expect((await preflight('https://mui.com')).headers.get('Access-Control-Allow-Origin')).toBe(
    'https://mui.com',
  );
  expect(
    (await preflight('https://example.com')).headers.get('Access-Control-Allow-Origin'),
  ).toBeNull();
});

test('any request is stored, or answered with a reason and an expected status', async () => {
  const post = start({ limit: { requests: 1_000_000, seconds: 60 } });
  const body = almost({
    ...{ page: textWith('/toolpad/'), product: anyText, version: anyText, comment: anyText },
    ...{ language: fc.constant('en'), rating: fc.constantFrom(0, 1), section: anyText },
  });
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.constantFrom('application/json', 'text/plain'),
      async (value, type) => {
        const response = await post(value, { 'Content-Type': type });
        expect([204, 400, 413, 415]).toContain(response.status);
        if (response.status === 204) stored += 1;
        else expect((await response.json()).error).toEqual(expect.any(String));
        expect(await store.all()).toHaveLength(stored);
      },
    ),
  );
});
