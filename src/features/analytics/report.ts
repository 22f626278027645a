import { clickOf, type ClickData } from './clicks';
import { loadAnalytics } from './loader';
import { watchReturns } from './pageViews';
import { isOptedOut, sendClick } from './send';
import { watchUserProperties } from './userProperties';
import { drawOncePerVisit } from './visit';

/** Share of sessions whose web vitals are measured (docs/behavior.md#analytics). */
const VITALS_SHARE = 1e-4;

let started = false;

/**
 * The first call of all: loads the analytics script and watches what no other feature tells.
 * Nothing for readers who opted out.
 * @param measurementId none means that events go to a `gtag` of somebody else
 */
export function startReports(measurementId: string | undefined): void {
  if (started || isOptedOut()) return;
  started = true;
  if (measurementId) loadAnalytics(measurementId);
  watchUserProperties();
  watchReturns();
  const vitals = drawOncePerVisit('docs-vitals', ['off', 'on'], () =>
    Math.random() < VITALS_SHARE ? 'on' : 'off',
  );
  if (vitals === 'on')
    import('./vitals').then(({ measureVitals }) => measureVitals()).catch(() => undefined);
}

export function reportClick(data: ClickData): void {
  const click = clickOf(data, Math.random());
  if (click) sendClick(click.category, click.event);
}

export { viewPage } from './pageViews';
export { updateUserProperties } from './userProperties';
