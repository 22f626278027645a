import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (
  port: string,
) => `<!doctype html><html lang="en"><title>Company site</title><meta charset="utf-8">
  <style>body{margin:0;font:16px/1.6 sans-serif;color:#1a1f26;background:#fff}header{padding:20px 40px;background:#123;color:#fff;font-weight:700}main{padding:20px 40px}iframe{width:100%;height:520px;border:1px solid #b8c4d4;border-radius:8px}
  @media (prefers-color-scheme:dark){body{color:#ebeef1;background:#0f1214}}</style>
  <header>Company site</header><main><h1>Our packages</h1><p>How often our packages are downloaded:</p>
  <iframe title="npm downloads" src="http://localhost:${port}/prod/pages/page"></iframe></main></html>`;

/** A website on this machine: a browser lets none of the internet embed a page of this machine. */
export async function startWebsite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page(new URL(url, 'http://localhost').searchParams.get('port') ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
