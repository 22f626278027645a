/**
 * Extends the worker of plugin-pwa, whose code follows in the same file. That one downloads the
 * offline page and responds only with stored files. This one loads pages from the network first,
 * and prevents the handler of plugin-pwa from running.
 */
import { createTranslate } from '@site/model/facts/messages/translate';
import { currentLanguage } from '@site/model/facts/languages';
import { cachePrefix, productCache, offlinePage, visitedCaches } from '@site/model/facts/offline';
import { preferenceValues } from '@site/model/facts/preferences';
import { productList } from '@site/model/facts/products';
import { parseRequest } from '../parse';
import { downloadProduct, refreshProducts, removeProduct } from './download';
import { fileKind, type FileKind } from './kinds';
import { scope, type WorkerMessageEvent, type RequestEvent } from './scope';
import { strategies } from './strategies';

const [direction] = preferenceValues('direction');

const products = productList.map(({ key }) => key);

/** Build-time constant, so that each build has a different worker. */
const version = process.env.OFFLINE_VERSION ?? '';

const shellCache = `${cachePrefix}shell-${version}`;

/** Caches of this worker. Others with this prefix belong to older workers. */
const current = [shellCache, ...Object.values(visitedCaches), ...products.map(productCache)];

/** Stores what the offline page and the controls need, without files that the network blocks. */
async function storeShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  for (const url of (process.env.OFFLINE_SHELL ?? '').split(' '))
    await cache.add(new Request(url, { cache: 'no-cache' })).catch(() => undefined);
}

async function removeOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !current.includes(name)) await caches.delete(name);
}

/** Response for a page that isn't on the device: the offline page, or a line of text in a frame. */
async function missingPage({ destination }: Request): Promise<Response> {
  if (destination === 'iframe') {
    const t = createTranslate();
    const text = `<!DOCTYPE html><html lang="${currentLanguage}" dir="${direction}"><meta name="color-scheme" content="light dark"><title>${t('offline.title')}</title><p style="font:16px system-ui;padding:16px">${t('offline.demo')}</p></html>`;
    return new Response(text, {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
  const page = await caches.match(`${offlinePage}index.html`, { ignoreSearch: true });
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

/**
 * Makes preloads behave as in Chromium. In Firefox, a preload that fails is fulfilled with an
 * error, which Workbox would show instead of the stored page. In WebKit, the preload of a page
 * that's in the HTTP cache has the status 304, as has the page's own request if the worker sends
 * it. Neither can be stored.
 * @see https://github.com/GoogleChrome/workbox/issues/3134
 */
function repairPreload(event: RequestEvent): void {
  const preloadResponse = Promise.resolve(event.preloadResponse).then((response) => {
    if (response?.type === 'error') throw new TypeError('The preload failed.');
    return response?.status === 304 ? fetch(event.request.url) : response;
  });
  Object.defineProperty(event, 'preloadResponse', { value: preloadResponse });
}

async function respond(event: RequestEvent, kind: FileKind): Promise<Response> {
  const { request } = event;
  try {
    return await strategies[kind].handle({ event: event as never, request });
  } catch {
    // There's no network, or storage fails. In the latter case, the network still works.
    return fetch(request).catch(() => (kind === 'page' ? missingPage(request) : Response.error()));
  }
}

/** Stores files that a page loaded before this worker was installed. */
async function storeVisited(event: WorkerMessageEvent, urls: string[]): Promise<void> {
  for (const url of urls) {
    const kind = fileKind(url, scope.location.href);
    if (!kind) continue;
    const [, done] = strategies[kind].handleAll({
      event: event as never,
      request: new Request(url),
    });
    await done.catch(() => undefined);
  }
}

function handleMessage(event: WorkerMessageEvent): Promise<void> | void {
  const request = parseRequest(event.data);
  const report = (message: unknown) => event.ports[0]?.postMessage(message);
  switch (request?.type) {
    case 'version':
      return report(version);
    case 'visited':
      return storeVisited(event, request.urls);
    case 'download':
      return downloadProduct(request.product, report);
    case 'remove':
      return removeProduct(request.product).then(report);
    case 'refresh':
      return refreshProducts(products).catch(() => undefined);
  }
}

scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([storeShell(), scope.skipWaiting()])),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOldCaches(),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]).catch(() => undefined),
  ),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const kind = fileKind(request.url, scope.location.href);
  // Navigating to a file is a download.
  if (!kind || (request.mode === 'navigate' && kind !== 'page')) return;
  event.stopImmediatePropagation();
  if (request.mode === 'navigate') repairPreload(event);
  event.respondWith(respond(event, kind));
});

scope.addEventListener('message', (event) => {
  event.waitUntil(Promise.resolve(handleMessage(event)));
});
