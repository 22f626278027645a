import { closest } from '@site/src/components/closest';
import { getPreferences } from '@site/src/features/preferences';
import { analyticsMeta } from '@site/src/site/analytics';
import type * as Report from './report';

/**
 * Hands over to the code that reports, if there is somebody to report to: analytics of this site,
 * or whoever made a `gtag`.
 */
function report(use: (report: typeof Report) => void): void {
  // A demo in its frame is a part of the page that is visited.
  if (window.parent !== window) return;
  const measurementId = document.querySelector<HTMLMetaElement>(
    `meta[name=${analyticsMeta}]`,
  )?.content;
  if (!window.gtag && !measurementId) return;
  import('./report')
    .then((module) => {
      module.startReports(measurementId);
      use(module);
    })
    .catch(() => undefined);
}

/**
 * Reports the page in view: called at load and after each route change. The title is set after the
 * route (docs/behavior.md#analytics).
 */
export function viewPage(): void {
  setTimeout(() => report((module) => module.viewPage()), 0);
}

/**
 * Starts analytics: clicks on elements with `data-ga-event-category`, and changes of the reader's
 * preferences (docs/behavior.md#analytics).
 */
export function startAnalytics(): void {
  // In the capture phase, as the control's own listener may take it out of the page. Read at once,
  // as it may change the attributes.
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
