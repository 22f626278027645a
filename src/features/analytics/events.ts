/** Every event this site sends, by name, with its parameters (docs/behavior.md#analytics). */
export interface AnalyticsEvents {
  /** Once for each visit to a route. */
  page_view: {
    page_title: string;
    /** The path without language prefix, query and hash. */
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
   * A query that found nothing, sampled. A click on a result is a `ClickEvent` of the category
   * `search`, labeled with its rank.
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

/** Parameters of a web vital, from a few drawn sessions. */
export interface WebVital {
  /**
   * What came since the last report of this metric, so that reports can be summed up. In ms, `CLS`
   * without unit.
   */
  value: number;
  metric_id: string;
  metric_value: number;
  metric_delta: number;
  metric_rating: 'good' | 'needs-improvement' | 'poor';
}

/** A click: its name is `data-ga-event-category` of the nearest element that has one. */
export interface ClickEvent {
  /** `data-ga-event-action`. */
  eventAction: string | undefined;
  /** `data-ga-event-label`. */
  eventLabel: string | undefined;
}

/** What is known of a reader's set-up. */
export interface UserProperties {
  codeVariant: string;
  userLanguage: string;
  /** With one decimal. */
  devicePixelRatio: number;
  /** What the operating system shows. */
  colorSchemeOS: 'light' | 'dark';
  /** What the reader chose. */
  colorScheme: string;
}
