import { getProductInfoFromUrl, pathnameToLanguage } from '@site/src/site/paths';
import { sendEvent } from './send';

declare global {
  interface Document {
    /** @see https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean;
  }
}

/** Route of the last page view. */
let lastPathname: string | undefined;

function send(): void {
  const page_location = pathnameToLanguage(location.pathname).canonicalAsServer;
  sendEvent('page_view', {
    page_title: document.title,
    page_location,
    ...getProductInfoFromUrl(location.pathname),
  });
}

/**
 * Reports the current route once: a change of hash or query isn't a page view. A prerendered page
 * is reported when the reader sees it.
 */
export function sendView(): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', sendView, { once: true });
    return;
  }
  if (lastPathname === location.pathname) return;
  lastPathname = location.pathname;
  send();
}

/** Reports pages that are restored from the back/forward cache. */
export function watchRestoredPages(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(send, 0);
  });
}
