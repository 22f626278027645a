import App from '@docusaurus/core/lib/client/App';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import preload from '@docusaurus/core/lib/client/preload';
import { renderToReadableStream } from 'react-dom/server';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { StaticRouter } from 'react-router-dom';

/** The head of the page is collected as on the server, instead of being written by effects, which never run here. */
HelmetProvider.canUseDOM = false;

/**
 * The document of a route: Docusaurus' server entry, run in the browser. What a page does not show on the server, it does not show here.
 * @see @docusaurus/core/lib/client/serverEntry.js
 */
export async function renderRoute(pathname: string): Promise<string> {
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
  const { htmlAttributes, bodyAttributes, title, meta, link } = context.helmet ?? {};
  return [
    `<!DOCTYPE html><html ${htmlAttributes ?? ''}><head>${title ?? ''}${meta ?? ''}${link ?? ''}</head>`,
    `<body ${bodyAttributes ?? ''}><div id="__docusaurus">${html}</div></body></html>`,
  ].join('');
}
