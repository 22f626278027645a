import { getProductInfoFromUrl, pathnameToLanguage } from '@site/src/site/paths';
import { sendEvent } from './send';

declare global {
  interface Document {
    /** @see https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean;
  }
}

/** The route that was seen last. */
let seen: string | undefined;

function send(): void {
  const page_location = pathnameToLanguage(location.pathname).canonicalAsServer;
  sendEvent('page_view', {
    page_title: document.title,
    page_location,
    ...getProductInfoFromUrl(location.pathname),
  });
}

/**
 * Reports the route in view, once: another hash or query is no visit. A prerendered page waits
 * until the reader sees it.
 */
export function viewPage(): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', viewPage, { once: true });
    return;
  }
  if (seen === location.pathname) return;
  seen = location.pathname;
  send();
}

/** Reports pages that the browser brings back as they were left: going back is a visit too. */
export function watchReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(send, 0);
  });
}
