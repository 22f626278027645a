import App from '@docusaurus/core/lib/client/App';
import preload from '@docusaurus/core/lib/client/preload';
import { renderToReadableStream } from 'react-dom/server';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';

/** Collects the head of the page as on the server. Otherwise, effects that never run would. */
HelmetProvider.canUseDOM = false;

/**
 * V8's default, which isn't read from `Error`: during a hot update, the previous version of this
 * module may have disabled it.
 * @see https://v8.dev/docs/stack-trace-api
 */
const stackTraceLimit = { configurable: true, enumerable: true, writable: true, value: 10 };
const noLimit = { configurable: true, get: () => undefined, set: () => undefined };

/** Number of routes being rendered: an edit may arrive before the last one is shown. */
let rendering = 0;

/**
 * Disables stack traces while rendering. React's development build creates one per element for its
 * warnings, which takes most of the time. An engine creates none if the limit isn't a number.
 */
async function withoutStacks<Result>(render: () => Promise<Result>): Promise<Result> {
  rendering += 1;
  Object.defineProperty(Error, 'stackTraceLimit', noLimit);
  try {
    return await render();
  } finally {
    rendering -= 1;
    if (rendering === 0) Object.defineProperty(Error, 'stackTraceLimit', stackTraceLimit);
  }
}

/** If rendering fails, renders again with stack traces, so that the error has a position. */
export const renderRoute = (pathname: string): Promise<string> =>
  withoutStacks(() => renderDocument(pathname)).catch(() => renderDocument(pathname));

/** Like Docusaurus' server entry, `core/lib/client/serverEntry.js`; a test compares the two. */
async function renderDocument(pathname: string): Promise<string> {
  await preload(pathname);
  const context: { helmet?: HelmetServerState } = {};
  const stream = await renderToReadableStream(
    <HelmetProvider context={context}>
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>
    </HelmetProvider>,
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const { htmlAttributes, bodyAttributes, title, meta, link, script } = context.helmet ?? {};
  return [
    `<!DOCTYPE html><html ${htmlAttributes ?? ''}><head>${title ?? ''}${meta ?? ''}${link ?? ''}${script ?? ''}</head>`,
    `<body ${bodyAttributes ?? ''}><div id="__docusaurus">${html}</div></body></html>`,
  ].join('');
}
