import { clickEvent, type ClickData } from './clicks';
import { loadAnalytics } from './loader';
import { watchRestoredPages } from './pageViews';
import { isOptedOut, sendClick } from './send';
import { watchUserProperties } from './userProperties';
import { chooseOncePerVisit } from './visit';

/** Share of sessions whose web vitals are measured (docs/behavior.md#analytics). */
const VITALS_SHARE = 1e-4;

let started = false;

/**
 * Runs on the first report: loads the analytics script and watches user properties, history, and
 * web vitals. Does nothing for readers who opted out.
 * @param measurementId if missing, events are sent to an existing `gtag`
 */
export function startReports(measurementId: string | undefined): void {
  if (started || isOptedOut()) return;
  started = true;
  if (measurementId) loadAnalytics(measurementId);
  watchUserProperties();
  watchRestoredPages();
  const vitals = chooseOncePerVisit('docs-vitals', ['off', 'on'], () =>
    Math.random() < VITALS_SHARE ? 'on' : 'off',
  );
  if (vitals === 'on')
    import('./vitals').then(({ measureVitals }) => measureVitals()).catch(() => undefined);
}

export function reportClick(data: ClickData): void {
  const click = clickEvent(data, Math.random());
  if (click) sendClick(click.category, click.event);
}

export { sendView } from './pageViews';
export { updateUserProperties } from './userProperties';
