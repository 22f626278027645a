/** Every event this site sends, by name, with its parameters (docs/behavior.md#analytics). */
export interface AnalyticsEvents {
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
export interface WebVital {
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
  /** Color scheme of the operating system. */
  colorSchemeOS: 'light' | 'dark';
  /** Mode that the reader chose. */
  colorScheme: string;
}
