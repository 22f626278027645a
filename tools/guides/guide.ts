import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { ShotOptions } from '@site/tools/pictures/camera';
import { listFiles } from '../../model/files/files';
import type { Problem } from '../../model/problems';
import { productList } from '../../model/facts/products';
import { quotedMessages } from './messages';
import { type Reader, type Step, stepsOf } from './steps';

/**
 * Takes a picture of the window for the guide's page, `<Picture name="core/<page>/<name>">`, in
 * light and dark mode. Only a run with `--pictures` does so. A later picture with the same name
 * replaces an earlier one.
 */
export type Shot = (
  name: string,
  options?: ShotOptions & { viewport?: { width: number; height: number } },
) => Promise<void>;

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

/** Instructions on a page that a scenario follows, such as those for the editor of Studio. */
interface Walk {
  /** Ids of the sections with instructions. Their code needs no file name. */
  sections: readonly string[];
  /** Returns differences between the page and the scenario. */
  check: (page: string, source: string) => Problem[];
}

/** Describes what a guide should produce, in `<name>.guide.ts` beside its page. */
export interface Scenario {
  /** Page that the guide builds on, from the root of the repository. */
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
  /** Whether it installs later packages than this repository. Only the full test checks types. */
  usesLaterPackages?: boolean;
  /** Starts what the project's server needs. Returns the server's environment. */
  before?: () => Promise<{ env: Record<string, string>; stop: () => void }>;
  /** Checks the page's instructions other than commands. A scenario in `starts` follows them. */
  walk?: Walk;
  /** Scenarios of started servers, by the section that starts them. Each server needs one. */
  starts?: Record<string, BrowserTest>;
  /** Scenario of the finished project, which runs in development and in production. */
  end: BrowserTest;
}

/**
 * Finds the pages with a scenario. Returns sorted paths relative to the root of the repository.
 * @param wanted parts of paths; all pages if empty
 * @throws if a part matches no guide
 */
export function findGuides(siteDir: string, wanted: readonly string[]): string[] {
  const all = productList.flatMap(({ key }) =>
    listFiles(path.join(siteDir, `docs-${key}`))
      .filter((name) => name.endsWith('.guide.ts'))
      .map((name) => `docs-${key}/${name.replace(/\.guide\.ts$/, '.mdx')}`),
  );
  const unknown = wanted.find((part) => !all.some((page) => page.includes(part)));
  if (unknown !== undefined)
    throw new Error(`No guide has "${unknown}" in its path. Guides are: ${all.join(', ')}.`);
  return all
    .filter((page) => wanted.length === 0 || wanted.some((part) => page.includes(part)))
    .sort();
}

/**
 * Playwright's assertions with a timeout for first loads in ms: development servers bundle an app
 * when its page is first opened.
 */
export const expect = playwrightExpect.configure({ timeout: 120_000 });

export interface Guide {
  page: string;
  source: string;
  scenario: Scenario;
  /** Messages that previous pages quote, so readers know them. */
  quotedEarlier: string[];
}

/** Reads the steps of a guide, and reports differences between the page and its scenario. */
export function readSteps(
  { page, source, scenario: { walk, setup = {} } }: Pick<Guide, 'page' | 'source' | 'scenario'>,
  reader: Reader,
): { steps: Step[]; problems: Problem[] } {
  const { steps, problems } = stepsOf(page, source, reader, walk?.sections);
  const all = steps.flatMap((step, index): Step[] => {
    const { line, section } = step;
    const commands = steps[index - 1]?.section === section ? undefined : setup[section];
    const setupStep = { kind: 'setup', folder: section, line, section } as const;
    return commands ? [{ ...setupStep, commands: [...commands] }, step] : [step];
  });
  return { steps: all, problems: [...problems, ...(walk?.check(page, source) ?? [])] };
}

/** @throws if the page has no scenario */
export async function loadGuide(page: string, siteDir: string): Promise<Guide> {
  const file = path.join(siteDir, scenarioFile(page));
  if (!existsSync(file)) throw new Error(`${page} has no scenario: ${scenarioFile(page)}.`);
  // In tsx, `import()` of a path fails on Windows: https://github.com/privatenumber/tsx/pull/819
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { default: scenario } = require(file) as { default: Scenario };
  const before = scenario.after ? await loadGuide(scenario.after, siteDir) : undefined;
  const quotedEarlier = before ? [...quotedMessages(before.source), ...before.quotedEarlier] : [];
  return { page, source: readFileSync(path.join(siteDir, page), 'utf8'), scenario, quotedEarlier };
}

const scenarioFile = (page: string): string => page.replace(/\.mdx$/, '.guide.ts');
