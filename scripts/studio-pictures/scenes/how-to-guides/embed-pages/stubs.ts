import { hosts as npmApi } from '../../../../studio/outside/npmApi';
import type { Hosts } from '../../../../studio/standIn';

export const hosts: Hosts = {
  ...npmApi,
  // A browser lets no website of the internet embed one of this machine.
  '127.0.0.1': ({ url }) =>
    new Response(
      `<!doctype html><html lang="en"><title>Company site</title><meta charset="utf-8">
      <style>body{margin:0;font:16px/1.6 sans-serif;color:#1a1f26;background:#fff}header{padding:20px 40px;background:#123;color:#fff;font-weight:700}main{padding:20px 40px}iframe{width:100%;height:520px;border:1px solid #b8c4d4;border-radius:8px}
      @media (prefers-color-scheme:dark){body{color:#ebeef1;background:#0f1214}}</style>
      <header>Company site</header><main><h1>Our packages</h1><p>How often our packages are downloaded:</p>
      <iframe title="npm downloads" src="http://localhost:${new URL(url).searchParams.get('port') ?? ''}/prod/pages/page"></iframe></main></html>`,
      { headers: { 'content-type': 'text/html' } },
    ),
};
