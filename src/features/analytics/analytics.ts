import { readStored, writeStored } from '@site/src/components/storage';

/** Every event this site sends, by name, with its parameters (docs/behavior.md#analytics). */
interface AnalyticsEvents {
  /** Sent once for each visit to a route. */
  page_view: {
    page_title: string;
    /** Path without language prefix, query, and hash. */
    page_location: string;
    productId: string | null;
    productCategoryId: string | null;
  };
  /** The sponsor slot. A click on it is a `ClickEvent` of the category `ad`. */
  ad: {
    eventAction: 'display' | 'crash';
    /** `<label>-body-top-<shape>`. */
    eventLabel: string;
  };
  /**
   * A sample of the queries without results. A click on a result is a `ClickEvent` with the
   * category `search` and its rank as label.
   */
  search: {
    eventAction: 'no-result';
    /** The query. */
    eventLabel: string;
  };
  CLS: WebVital;
  FCP: WebVital;
  INP: WebVital;
  LCP: WebVital;
  TTFB: WebVital;
}

/** Parameters of a web vital, measured in a sample of sessions. */
interface WebVital {
  /**
   * Change since the last report of this metric, so that reports can be summed up. In ms; `CLS` has
   * no unit.
   */
  value: number;
  metric_id: string;
  metric_value: number;
  metric_delta: number;
  metric_rating: 'good' | 'needs-improvement' | 'poor';
}

/** A click. The event's name is `data-ga-event-category` of the closest element that has it. */
export interface ClickEvent {
  /** `data-ga-event-action`. */
  eventAction: string | undefined;
  /** `data-ga-event-label`. */
  eventLabel: string | undefined;
}

/** Properties of a reader's browser and preferences. */
export interface UserProperties {
  codeVariant: string;
  userLanguage: string;
  /** Rounded to one decimal. */
  devicePixelRatio: number;
  colorSchemeOS: 'light' | 'dark';
  colorScheme: string;
}

/** Chosen at random until the tab is closed. If storage is denied, each page chooses again. */
export function chooseOncePerVisit<Value extends string>(
  key: string,
  values: readonly Value[],
  choose: () => Value,
): Value {
  const stored = readStored('session', key);
  const known = values.find((value) => value === stored);
  if (known !== undefined) return known;
  const chosen = choose();
  writeStored('session', key, chosen);
  return chosen;
}

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
