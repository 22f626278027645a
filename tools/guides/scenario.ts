import type { Page } from '@playwright/test';
import type { Hosts } from '@site/tools/studio';
import type { ShotOptions, Walk } from '@site/tools/pictures';

/**
 * Takes a picture of the window for the guide's page, `<Picture name="core/<page>/<name>">`, in
 * light and in dark mode. Only a run with `--pictures` takes it; a picture that is taken several
 * times is the last one.
 */
export type Shot = (
  name: string,
  options?: ShotOptions & { viewport?: { width: number; height: number } },
) => Promise<void>;

/** What a scenario has at hand: a browser page on the running project. */
export interface Visit {
  page: Page;
  /** Origin of the server, without a slash at the end. */
  url: string;
  /** `production` is the built project. */
  mode: 'development' | 'production';
  shot: Shot;
  /** Absolute path of the project. */
  folder: string;
}

export type Look = (visit: Visit) => Promise<void>;

/** What is to be seen of a guide, beside its page as `<name>.guide.ts`. */
export interface Scenario {
  /**
   * Page that the guide builds on, by its path from the root of the repository: it is followed
   * first.
   */
  after?: string;
  /** Follows only this section of that page and those before it. */
  afterSection?: string;
  /** Projects of `examples/` whose downloads a reader has put into the folder. */
  downloads?: string[];
  /**
   * Sections that begin in another folder, an empty one, with the commands that make the project
   * which they start from. The last of them is the project at the end.
   */
  begins?: Record<string, readonly string[]>;
  /**
   * The page installs later packages than this repository has: only the whole run compiles what it
   * makes.
   */
  isAhead?: boolean;
  /** Answers for the hosts that the project requests. Others are unreachable then. */
  hosts?: Hosts;
  /** The instructions of the page for the editor of Studio. A scenario in `starts` follows them. */
  walk?: Walk;
  /**
   * What a started server shows, by the section of the page that starts it. Each start on the page
   * needs one.
   */
  starts?: Record<string, Look>;
  /** What the finished project shows, first in development, then built and started. */
  end: Look;
}
