import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { walkProblems } from './walk';
import type { Problem } from '../../plugins/shared/problems';
import { quotedMessages } from './messages';
import type { Scenario } from './scenario';
import { stepsOf, type Reader, type Step } from './steps';

/** A guide: a page with a scenario beside it. */
export interface Guide {
  /** Path of the page relative to the root of the repository. */
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
  const { steps, problems } = stepsOf(page, source, reader, Object.keys(walk ?? {}));
  const all = steps.flatMap((step, index): Step[] => {
    const { line, section } = step;
    const commands = steps[index - 1]?.section === section ? undefined : setup[section];
    const setupStep = { kind: 'setup', folder: section, line, section } as const;
    return commands ? [{ ...setupStep, commands: [...commands] }, step] : [step];
  });
  return { steps: all, problems: [...problems, ...(walk ? walkProblems(page, source, walk) : [])] };
}

/**
 * Loads a guide.
 * @throws if it has no scenario
 */
export async function loadGuide(page: string, siteDir: string): Promise<Guide> {
  const file = path.join(siteDir, scenarioFile(page));
  if (!existsSync(file)) throw new Error(`${page} has no scenario: ${scenarioFile(page)}.`);
  const { default: scenario } = (await import(file)) as { default: Scenario };
  const before = scenario.after ? await loadGuide(scenario.after, siteDir) : undefined;
  const quotedEarlier = before ? [...quotedMessages(before.source), ...before.quotedEarlier] : [];
  return { page, source: readFileSync(path.join(siteDir, page), 'utf8'), scenario, quotedEarlier };
}

/**
 * Path of a page's scenario: `installation.guide.ts` for `installation.mdx`, and
 * `tutorial/index.guide.ts` for `tutorial/index.mdx`.
 */
const scenarioFile = (page: string): string => page.replace(/\.mdx$/, '.guide.ts');
