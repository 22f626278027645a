import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Scripts } from './bundle';

const page = `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>Demo</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><div id="root"></div>
<script type="module" src="/scripts/main.js"></script>`;

/** Serves scripts, and a page that loads them at every other URL. */
export async function serveScripts(
  scripts: Scripts,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const script = scripts.get(url);
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.end(script ?? page);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, stop };
}
