import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Scripts } from './bundle';

/** A page with the colors of MUI's `CssBaseline`. */
const page = `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>Demo</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0; background: #fff; color: rgb(0 0 0 / 87%); font: 1rem/1.5 sans-serif }
[data-theme=dark] { color-scheme: dark } [data-theme=dark] body { background: #121212; color: #fff }</style>
<div id="root"></div>
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
