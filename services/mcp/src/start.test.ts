import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import path from 'node:path';
import { collectDocs } from './collect';
import { createHttpHandler } from './start';

const docs = collectDocs(path.join(__dirname, 'fixtures/built-site'));
const handle = createHttpHandler(docs, ['localhost', 'mcp.example.com']);
const url = 'http://localhost:4190/mcp';

const post = (headers: Record<string, string>, body = '{}', to = url) =>
  handle(
    new Request(to, {
      method: 'POST',
      headers: { Host: 'localhost:4190', 'Content-Type': 'application/json', ...headers },
      body,
    }),
  );

/** Connects the SDK's client to the handler, without a server. */
async function connect(mode: 'legacy' | 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: (to, init) => {
      const request = new Request(to, init);
      request.headers.set('Host', 'localhost:4190');
      return handle(request);
    },
  });
  await client.connect(transport);
  return client;
}

test.each([
  ['another host', { Host: 'evil.example' }, 403],
  ['a page of another host', { Origin: 'https://evil.example' }, 403],
  ['an opaque origin', { Origin: 'null' }, 403],
  ['no JSON', { 'Content-Type': 'text/plain' }, 415],
  ['an allowed host', { Host: 'mcp.example.com', Origin: 'https://mcp.example.com' }, 400],
])('%s', async (_, headers, status) => {
  expect((await post(headers)).status).toBe(status);
});

test.each(['*/*', 'application/json', ''])(
  'a client that accepts %j gets an answer',
  async (Accept) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const response = await post({ Accept }, body, `${url}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('search_docs');
  },
);

test('large requests and other paths are rejected', async () => {
  expect((await post({}, JSON.stringify('a'.repeat(70_000)))).status).toBe(413);
  expect((await post({}, '{}', 'http://localhost:4190/')).status).toBe(404);
});

test.each(['legacy', 'auto'] as const)('a client (%s) calls the tools', async (mode) => {
  const client = await connect(mode);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'get_page',
    'get_api',
    'get_demo',
    'diff_api',
    'leave_core',
  ]);
  const found = await client.callTool({ name: 'get_api', arguments: { symbol: 'Panel' } });
  expect(found.isError).toBeFalsy();
  expect(JSON.stringify(found.content)).toContain('Toolpad Core 0.14.0');
  const lenient = await client.callTool({
    name: 'search_docs',
    arguments: { query: 'panel', limit: '5', part: '1', product: null, version: '' },
  });
  expect(lenient.isError).toBeFalsy();
  const missing = await client.callTool({ name: 'get_page', arguments: { path: '/x' } });
  expect(missing.isError).toBe(true);
  const invalid = await client.callTool({ name: 'search_docs', arguments: { query: '' } });
  expect(invalid.isError).toBe(true);
  await client.close();
});
