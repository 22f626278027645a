import type { AnalyticsEvents, ClickEvent, UserProperties } from './events';

declare global {
  interface Window {
    gtag?: (...args: unknown[]) => void;
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** @see https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Returns whether the reader opted out by Do Not Track or Global Privacy Control. */
export function isOptedOut(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** Calls `window.gtag` if it exists. Never throws. */
function gtag(...args: unknown[]): void {
  try {
    if (!isOptedOut()) window.gtag?.(...args);
  } catch {
    // An error in `gtag` must not break the page.
  }
}

/** Sends an event, unless there's no analytics script or the reader opted out. */
export function sendEvent<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  gtag('event', name, parameters);
}

export function sendClick(category: string, parameters: ClickEvent): void {
  gtag('event', category, parameters);
}

export function setUserProperties(properties: UserProperties): void {
  gtag('set', 'user_properties', properties);
}
