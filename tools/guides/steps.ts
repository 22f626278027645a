import type { FenceMeta, Question } from '../../model/code/fenceMeta';
import {
  isPreferenceValue,
  preferenceValues,
  type PreferenceValues,
} from '../../model/facts/preferences';
import { readPage } from '../../model/pages/parsePage';
import type { Problem } from '../../model/problems';

interface StepPosition {
  /** 1-based line of the fence. */
  line: number;
  /** Id of the heading above it, or an empty string above the first heading. */
  section: string;
}

/** Commands of a fence, one per line, with the questions that the page announces. */
export interface RunStep extends StepPosition {
  kind: 'run';
  commands: string[];
  questions: Question[];
}

/** Starts a server, which runs until the scenario has tested it. */
interface ServeStep extends StepPosition {
  kind: 'serve';
  command: string;
}

/** How a fence changes its file. A `diff` is located by its unchanged lines. */
export type WriteMode = 'whole' | 'diff' | 'merge' | 'append';

export interface WriteStep extends StepPosition {
  kind: 'write';
  path: string;
  mode: WriteMode;
  /** Body of the fence. Empty for a quoted file, which `quote` specifies. */
  code: string;
  quote?: Pick<FenceMeta, 'file' | 'region'>;
}

/** A fence that a writer excluded, with the reason. */
interface SkippedStep extends StepPosition {
  kind: 'skip';
  reason: string;
}

/** Sets up the project that a section assumes, with commands of the scenario. */
interface SetupStep extends StepPosition {
  kind: 'setup';
  folder: string;
  commands: string[];
}

export type Step = SetupStep | RunStep | ServeStep | WriteStep | SkippedStep;

/** Selects the variant of a page to follow. */
export type Reader = Pick<PreferenceValues, 'packageManager' | 'codeVariant'>;

const shellLanguages = new Set(['bash', 'sh']);
const outputLanguages = new Set(['text', 'console']);
const serverCommand = new RegExp(
  String.raw`^(?:${preferenceValues('packageManager').join('|')})(?: run)? (?:[\w-]+:)?(?:dev|start|preview)$`,
);

const isOtherVariant = (tab: string | undefined, { packageManager, codeVariant }: Reader) =>
  (isPreferenceValue('packageManager', tab) && tab !== packageManager) ||
  (isPreferenceValue('codeVariant', tab) && tab !== codeVariant);

function shellSteps(value: string, meta: FenceMeta, place: StepPosition): Step[] {
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
      run = { kind: 'run', commands: [], questions: meta.asks ?? [], ...place };
      steps.push(run);
    }
    run.commands.push(command);
  }
  return steps;
}

const writeMode = ({ diff, part }: FenceMeta): WriteMode => part ?? (diff ? 'diff' : 'whole');

/**
 * Reads the steps that a page describes. Reports code without a file name.
 * @param walked ids of sections with a walk: readers type their code into the editor of Studio
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
    if (isOtherVariant(meta.tab, reader)) continue;
    const place = { line, section };
    if (meta.norun !== undefined) steps.push({ kind: 'skip', reason: meta.norun, ...place });
    else if (shellLanguages.has(language)) steps.push(...shellSteps(code, meta, place));
    else if (meta.title)
      steps.push({
        kind: 'write',
        path: meta.title,
        mode: writeMode(meta),
        code,
        ...(meta.file ? { quote: { file: meta.file, region: meta.region } } : {}),
        ...place,
      });
    else if (!outputLanguages.has(language) && !walked.includes(section))
      problems.push({
        file: page,
        line,
        column,
        rule: 'guides/unnamed-file',
        message:
          'This code has no file name, so readers do not know where it belongs. Add title="…", or norun="reason" if it does not belong in a file.',
      });
  }
  return { steps, problems };
}
