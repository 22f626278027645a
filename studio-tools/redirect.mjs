/**
 * Preloaded into the Studio process (`node --import`). Redirects HTTP requests for other machines
 * to the fake server in `fakeServer.ts`, at the port in FAKE_SERVER_PORT. Apps can use real URLs,
 * but pictures and tests depend on no external service.
 */
import http from 'node:http';
import https from 'node:https';

const port = Number(process.env.FAKE_SERVER_PORT);
const local = new Set(['localhost', '127.0.0.1', '::1', '[::1]', '0.0.0.0']);
const { fetch } = globalThis;
const plainRequest = http.request;

/**
 * Merges the arguments of `request(url, options, callback)` or `request(options, callback)` into
 * one object and the callback.
 */
function readArguments([first, ...rest]) {
  const callback = rest.find((value) => typeof value === 'function');
  const more = rest.find((value) => value && typeof value === 'object') ?? {};
  if (typeof first !== 'string' && !(first instanceof URL))
    return [{ ...first, ...more }, callback];
  const { hostname, pathname, search } = new URL(first);
  return [{ hostname, path: pathname + search, ...more }, callback];
}

for (const client of [http, https]) {
  const { request } = client;
  client.request = function redirectedRequest(...args) {
    const [options, callback] = readArguments(args);
    const host = options.hostname ?? options.host?.replace(/:\d+$/, '') ?? 'localhost';
    if (options.socketPath || local.has(host)) return request.apply(client, args);
    const headers = { ...options.headers, 'x-original-host': host };
    return plainRequest(
      {
        ...options,
        protocol: 'http:',
        host: '127.0.0.1',
        hostname: '127.0.0.1',
        port,
        agent: undefined,
        headers,
      },
      callback,
    );
  };
  client.get = (...args) => client.request(...args).end();
}

globalThis.fetch = function redirectedFetch(input, init) {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (local.has(url.hostname)) return fetch(input, init);
  const headers = new Headers(request.headers);
  headers.set('x-original-host', url.hostname);
  const localUrl = `http://127.0.0.1:${port}${url.pathname}${url.search}`;
  return fetch(new Request(localUrl, new Request(request, { headers })));
};
