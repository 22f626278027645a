import App from '@docusaurus/core/lib/client/App';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import preload from '@docusaurus/core/lib/client/preload';
import { renderToReadableStream } from 'react-dom/server';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';

/**
 * The head of the page is collected as on the server, instead of being written by effects, which
 * never run here.
 */
HelmetProvider.canUseDOM = false;

/**
 * As V8 has it by default, said here: a hot update may read it while the version of this module
 * before it has it off.
 * @see https://v8.dev/docs/stack-trace-api
 */
const stackTraceLimit = { configurable: true, enumerable: true, writable: true, value: 10 };
const noLimit = { configurable: true, get: () => undefined, set: () => undefined };

/** How many routes are being rendered: an edit may come while the last one is not shown yet. */
let rendering = 0;

/**
 * Renders without stack traces. React's development build takes one for each element it makes, to
 * name the place in a warning: most of the time of a route. An engine takes none where the limit is
 * no number.
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

/**
 * The document of a route. What fails is rendered once more, so that the error says where.
 * @throws what a component of the page throws
 */
export const renderRoute = (pathname: string): Promise<string> =>
  withoutStacks(() => renderDocument(pathname)).catch(() => renderDocument(pathname));

/**
 * The document of a route: Docusaurus' server entry, run in the browser. What a page does not show
 * on the server, it does not show here. A test compares the two.
 * @see @docusaurus/core/lib/client/serverEntry.js
 */
async function renderDocument(pathname: string): Promise<string> {
  await preload(pathname);
  const context: { helmet?: HelmetServerState } = {};
  const stream = await renderToReadableStream(
    <HelmetProvider context={context}>
      <StaticRouter location={pathname}>
        <BrokenLinksProvider brokenLinks={createStatefulBrokenLinks()}>
          <App />
        </BrokenLinksProvider>
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
