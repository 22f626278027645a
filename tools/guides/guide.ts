import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { walkProblems } from '@site/tools/pictures';
import type { Problem } from '../../plugins/shared/problems';
import { quotedMessages } from './messages';
import type { Scenario } from './scenario';
import { stepsOf, type Reader, type Step } from './steps';

/** A guide that is followed: its page and the scenario beside it. */
export interface Guide {
  /** Path of the page from the root of the repository. */
  page: string;
  source: string;
  scenario: Scenario;
  /** Messages that the pages it builds on quote, so its reader knows them. */
  quotedBefore: string[];
}

/** What the reader of a guide does, and where the page and its scenario do not fit. */
export function readSteps(
  { page, source, scenario: { walk, begins = {} } }: Pick<Guide, 'page' | 'source' | 'scenario'>,
  reader: Reader,
): { steps: Step[]; problems: Problem[] } {
  const { steps, problems } = stepsOf(page, source, reader, Object.keys(walk ?? {}));
  const all = steps.flatMap((step, index): Step[] => {
    const { line, section } = step;
    const commands = steps[index - 1]?.section === section ? undefined : begins[section];
    const begin = { kind: 'begin', folder: section, line, section } as const;
    return commands ? [{ ...begin, commands: [...commands] }, step] : [step];
  });
  return { steps: all, problems: [...problems, ...(walk ? walkProblems(page, source, walk) : [])] };
}

/**
 * Reads a guide.
 * @throws if it has no scenario
 */
export async function loadGuide(page: string, siteDir: string): Promise<Guide> {
  const file = path.join(siteDir, scenarioFile(page));
  if (!existsSync(file)) throw new Error(`${page} has no scenario: ${scenarioFile(page)}.`);
  const { default: scenario } = (await import(file)) as { default: Scenario };
  const before = scenario.after ? await loadGuide(scenario.after, siteDir) : undefined;
  const quotedBefore = before ? [...quotedMessages(before.source), ...before.quotedBefore] : [];
  return { page, source: readFileSync(path.join(siteDir, page), 'utf8'), scenario, quotedBefore };
}

/**
 * `installation.mdx` has `installation.guide.ts`, `tutorial/index.mdx` has
 * `tutorial/index.guide.ts`.
 */
const scenarioFile = (page: string): string => page.replace(/\.mdx$/, '.guide.ts');
