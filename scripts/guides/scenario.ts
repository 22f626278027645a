import type { Page } from '@playwright/test';

/** What a scenario has at hand: a browser page on the running project. */
export interface Visit {
  page: Page;
  /** Origin of the server, without a slash at the end. */
  url: string;
  /** `production` is the built project. */
  mode: 'development' | 'production';
}

export type Look = (visit: Visit) => Promise<void>;

/** What is to be seen of a guide, beside its page as `<name>.guide.ts`. */
export interface Scenario {
  /** Page that the guide builds on, by its path from the root of the repository: it is followed first. */
  after?: string;
  /** Follows only this section of that page and those before it. */
  afterSection?: string;
  /** Projects of `examples/` whose downloads a reader has put into the folder. */
  downloads?: string[];
  /** What a started server shows, by the section of the page that starts it. Each start on the page needs one. */
  starts?: Record<string, Look>;
  /** What the finished project shows, first in development, then built and started. */
  end: Look;
}
