import { closest, loadOnce } from '@site/src/components/pageScript';
import { getPreferences } from '@site/src/features/preferences/preferences';
import { analyticsMeta } from '@site/model/facts/siteMetadata';
import type * as Report from './report';

/** Shared, because the promises of several imports may be fulfilled in any order. */
const load = loadOnce(() => import('./report'));

/**
 * Loads the code that sends events, unless nothing receives them: this needs a measurement id or an
 * existing `gtag`.
 */
function report(use: (report: typeof Report) => void): void {
  // A demo in a frame belongs to the page that contains it.
  if (window.parent !== window) return;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${analyticsMeta}]`);
  if (!window.gtag && !meta?.content) return;
  load().then(
    (module) => {
      module.startReports(meta?.content, meta?.dataset.vitals);
      use(module);
    },
    () => undefined,
  );
}

/** The title is set after the route (docs/behavior.md#analytics). */
export function sendView(): void {
  setTimeout(() => report((module) => module.sendView()), 0);
}

/** Reports clicks on elements with `data-ga-event-category`, and changes of preferences. */
export function startAnalytics(): void {
  // Uses the capture phase and reads the attributes at once, because the control's own listener may
  // remove it or change them.
  document.addEventListener(
    'click',
    (event) => {
      const element = closest(event, '[data-ga-event-category]');
      const data = element && { ...element.dataset };
      if (data) report((module) => module.reportClick(data));
    },
    true,
  );
  getPreferences().subscribe(() => report((module) => module.updateUserProperties()));
}
