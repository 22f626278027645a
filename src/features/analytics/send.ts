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

/** Whether the reader asks not to be followed: Do Not Track or Global Privacy Control. */
export function isOptedOut(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** Calls `window.gtag` where it is one at this moment. Never throws. */
function gtag(...args: unknown[]): void {
  try {
    if (!isOptedOut()) window.gtag?.(...args);
  } catch {
    // Analytics of others must not break the page.
  }
}

/** Sends an event; none where there is no analytics script or the reader opted out. */
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
