import { quoted } from '@site/tools/guides';
import type { TakeShot } from '@site/tools/pictures';
import type { Editor } from './editor';

/** What a step uses in the editor. */
export interface WalkContext {
  editor: Editor;
  /** Origin of the running app, without a trailing slash. */
  url: string;
  shot: TakeShot;
}

/** A step for one of the page's instructions: a numbered item, or a paragraph with a label. */
export interface WalkStep {
  /** Labels (bold) and texts to type or see (code) in the instruction, verbatim and in order. */
  words: readonly string[];
  run: (context: WalkContext) => Promise<void>;
}

/** Steps by section of the page. */
export type Walk = Readonly<Record<string, readonly WalkStep[]>>;

/**
 * Creates a step. `does` receives `words`, which must match the page, so that it uses the same
 * labels as readers.
 */
export const step = <Words extends string[]>(
  words: readonly [...Words],
  does: NoInfer<(context: WalkContext, ...words: Words) => Promise<void>>,
): WalkStep => ({ words, run: (context) => does(context, ...words) });

/**
 * Runs the steps of a walk in order.
 * @throws an error with the section and number of the first step that fails
 */
export async function walkThrough(walk: Walk, context: WalkContext): Promise<void> {
  for (const [section, steps] of Object.entries(walk))
    for (const [index, { words, run }] of steps.entries())
      await run(context).catch((error: unknown) => {
        throw new Error(`"${section}", step ${index + 1} (${quoted(words)}): ${String(error)}`, {
          cause: error,
        });
      });
}
