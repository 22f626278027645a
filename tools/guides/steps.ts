import type { FenceMeta, Question } from '../../plugins/code-blocks/meta';
import { readPage } from '../../plugins/pages/model';
import type { Problem } from '../../plugins/shared/problems';

interface StepPlace {
  /** 1-based line of the fence. */
  line: number;
  /** Id of the heading above it; empty above the first one. */
  section: string;
}

/** Commands of a fence, one a line, with the questions that the page announces. */
export interface RunStep extends StepPlace {
  kind: 'run';
  commands: string[];
  asks: Question[];
}

/** Starts a server, which runs until the scenario has looked at it. */
export interface ServeStep extends StepPlace {
  kind: 'serve';
  command: string;
}

/** How a fence changes its file. A `diff` fence is applied by its context. */
export type WriteMode = 'whole' | 'diff' | 'merge' | 'append';

export interface WriteStep extends StepPlace {
  kind: 'write';
  path: string;
  mode: WriteMode;
  /** Body of the fence; of a quoted file, nothing: `quote` names it. */
  code: string;
  quote?: Pick<FenceMeta, 'file' | 'region'>;
}

/** A fence that a writer has excluded, with the reason. */
export interface SkippedStep extends StepPlace {
  kind: 'skip';
  reason: string;
}

/**
 * Sets up the project that a section assumes, in a separate folder. The setup commands come from
 * the scenario, not the page.
 */
export interface BeginStep extends StepPlace {
  kind: 'begin';
  /** Name of the folder, which is empty. */
  folder: string;
  commands: string[];
}

export type Step = BeginStep | RunStep | ServeStep | WriteStep | SkippedStep;

/** Which of the variants of a page is followed. */
export interface Reader {
  packageManager: 'npm' | 'pnpm' | 'yarn';
  codeVariant: 'TS' | 'JS';
}

const shells = new Set(['bash', 'sh']);
/** Fences that show a result and are no part of a project. */
const outputs = new Set(['text', 'console']);
const serverCommand = /^(?:npm|pnpm|yarn)(?: run)? (?:[\w-]+:)?(?:dev|start|preview)$/;

const isOther = (tab: string | undefined, { packageManager, codeVariant }: Reader) =>
  (['npm', 'pnpm', 'yarn'].includes(tab ?? '') && tab !== packageManager) ||
  (['TS', 'JS'].includes(tab ?? '') && tab !== codeVariant);

function shellSteps(value: string, meta: FenceMeta, place: StepPlace): Step[] {
  const lines = value.split('\n').map((line) => line.trim());
  const commands = lines.filter((line) => line && !line.startsWith('#'));
  const steps: Step[] = [];
  let run: RunStep | undefined;
  for (const command of commands) {
    if (serverCommand.test(command)) {
      steps.push({ kind: 'serve', command, ...place });
      run = undefined;
      continue;
    }
    if (!run) {
      run = { kind: 'run', commands: [], asks: meta.asks ?? [], ...place };
      steps.push(run);
    }
    run.commands.push(command);
  }
  return steps;
}

const writeMode = ({ diff, part }: FenceMeta): WriteMode => part ?? (diff ? 'diff' : 'whole');

/**
 * What a reader does who follows a page to the letter, and where the page leaves them alone: code
 * without a file name.
 * @param page path of the page from the root of the repository, for messages
 * @param walked ids of sections whose numbered items are a walk's: their code is typed into the
 *   editor of Studio (`walk.ts`)
 */
export function stepsOf(
  page: string,
  source: string,
  reader: Reader,
  walked: readonly string[] = [],
): { steps: Step[]; problems: Problem[] } {
  const steps: Step[] = [];
  const problems: Problem[] = [];
  for (const { language, meta, code, section, line, column } of readPage(source).fences) {
    if (isOther(meta.tab, reader)) continue;
    const place = { line, section };
    if (meta.norun !== undefined) steps.push({ kind: 'skip', reason: meta.norun, ...place });
    else if (shells.has(language)) steps.push(...shellSteps(code, meta, place));
    else if (meta.title)
      steps.push({
        kind: 'write',
        path: meta.title,
        mode: writeMode(meta),
        code,
        ...(meta.file ? { quote: { file: meta.file, region: meta.region } } : {}),
        ...place,
      });
    else if (!outputs.has(language) && !walked.includes(section))
      problems.push({
        file: page,
        line,
        column,
        rule: 'guides/unnamed-file',
        message:
          'This code has no file name, so a reader does not know where it goes. Add title="…", or norun="reason" if it goes nowhere.',
      });
  }
  return { steps, problems };
}
