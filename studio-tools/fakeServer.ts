import type { BrowserContext } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Handles requests to an external host. */
export type Host = (request: Request) => Response | Promise<Response>;

/** Hosts by name, such as `api.npmjs.org`. */
export type Hosts = Readonly<Record<string, Host>>;

/**
 * Response to a request. A host without a handler is unreachable: it responds with status 502 and a
 * message.
 */
export async function respond(hosts: Hosts, request: Request): Promise<Response> {
  const { hostname } = new URL(request.url);
  const host = Object.hasOwn(hosts, hostname) ? hosts[hostname] : undefined;
  return host
    ? host(request)
    : Response.json({ error: `No fake host handles requests to ${hostname}.` }, { status: 502 });
}

/** Starts a fake server on a free local port. `redirect.mjs` redirects Studio's requests to it. */
async function startFakeServer(hosts: Hosts): Promise<{ port: number; close: () => void }> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const hostname = String(incoming.headers['x-original-host']);
    const request = new Request(`https://${hostname}${incoming.url ?? '/'}`, {
      method: incoming.method,
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    const response = await respond(hosts, request).catch((error: unknown) =>
      Response.json({ error: String(error) }, { status: 500 }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/**
 * Starts a fake server for a Node.js process. Returns the environment with which the process sends
 * requests for other machines to the fake server.
 */
export async function startHosts(
  hosts: Hosts,
): Promise<{ env: Record<string, string>; stop: () => void }> {
  const { port, close } = await startFakeServer(hosts);
  const redirect = pathToFileURL(path.join(__dirname, 'redirect.mjs')).href;
  return {
    env: { FAKE_SERVER_PORT: String(port), NODE_OPTIONS: `--import ${redirect}` },
    stop: close,
  };
}

/**
 * Blocks requests to other machines in all windows of a browser context, except those that `hosts`
 * handle.
 */
export async function mockHosts(hosts: Hosts, context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname, protocol }) => hostname !== 'localhost' && protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      if (!Object.hasOwn(hosts, new URL(request.url()).hostname)) return route.abort();
      const method = request.method();
      const body = request.postData() ?? undefined;
      const response = await respond(hosts, new Request(request.url(), { method, body }));
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    },
  );
}
