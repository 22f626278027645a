import type { Page } from '@playwright/test';
import type { Hosts, ShotOptions } from '@site/tools/pictures';
import type { Walk } from './walk';

/**
 * Takes a picture of the window for the guide's page, `<Picture name="core/<page>/<name>">`, in
 * light and dark mode. Only a run with `--pictures` does so. A later picture with the same name
 * replaces an earlier one.
 */
export type Shot = (
  name: string,
  options?: ShotOptions & { viewport?: { width: number; height: number } },
) => Promise<void>;

/** What a scenario uses to test a running project in a browser. */
export interface BrowserTestContext {
  page: Page;
  /** Origin of the server, without a trailing slash. */
  url: string;
  /** `production` means that the project was built. */
  mode: 'development' | 'production';
  shot: Shot;
  /** Absolute path of the project. */
  folder: string;
}

export type BrowserTest = (context: BrowserTestContext) => Promise<void>;

/** Describes what a guide should produce, in `<name>.guide.ts` beside its page. */
export interface Scenario {
  /**
   * Page that the guide builds on and that is followed first. Path relative to the root of the
   * repository.
   */
  after?: string;
  /** Last section of that page to follow. */
  afterSection?: string;
  /** Projects of `examples/` that readers have downloaded into the folder. */
  downloads?: string[];
  /**
   * Sections that start in a separate, empty folder, with commands that set up the project they
   * assume. The last one contains the final project.
   */
  setup?: Record<string, readonly string[]>;
  /**
   * Whether the page installs later packages than this repository has. Only the full test
   * type-checks its project.
   */
  usesLaterPackages?: boolean;
  /** Responses of hosts that the project requests. If set, other hosts are unreachable. */
  hosts?: Hosts;
  /** The page's instructions for the editor of Studio. A scenario in `starts` follows them. */
  walk?: Walk;
  /**
   * Scenarios of started servers, by the section that starts them. Each started server needs one.
   */
  starts?: Record<string, BrowserTest>;
  /** Scenario of the finished project, which runs in development and in production. */
  end: BrowserTest;
}
