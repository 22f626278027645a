import type { Code, InlineCode, ListItem, Nodes, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { readPage } from '../model/pages/parsePage';
import type { Problem } from '../model/problems';
import type { Editor } from './editor';

/** What a step uses in the editor. */
export interface WalkContext {
  editor: Editor;
  /** Takes a picture of the window. */
  shot: (name: string) => Promise<void>;
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

interface Instruction {
  section: string;
  /** 1-based. */
  line: number;
  words: string[];
}

function wordsIn(node: Nodes): string[] {
  const words: string[] = [];
  visit(node, (part) => {
    if (part.type === 'strong') {
      words.push(toString(part as Strong));
      return SKIP;
    }
    if (part.type === 'inlineCode' || part.type === 'code')
      words.push((part as InlineCode | Code).value);
    return undefined;
  });
  return words;
}

const isNumbered = (node: Nodes | undefined) => node?.type === 'list' && node.ordered === true;

/** Instructions of a page: items of numbered lists, and other paragraphs with a bold label. */
export function instructionsOf(source: string): Instruction[] {
  const instructions: Instruction[] = [];
  const { tree, headings } = readPage(source);
  let section = '';
  for (const node of tree.children) {
    const add = (part: Nodes) =>
      instructions.push({
        section,
        line: part.position?.start.line ?? 1,
        words: wordsIn(part),
      });
    if (node.type === 'heading')
      section = headings.find(({ line }) => line === node.position?.start.line)?.id ?? '';
    else if (isNumbered(node))
      for (const item of (node as { children: ListItem[] }).children) add(item);
    else if (node.type === 'paragraph' && node.children.some(({ type }) => type === 'strong'))
      add(node);
  }
  return instructions;
}

const quoted = (words: readonly string[]) =>
  words.map((word) => `"${word}"`).join(', ') || 'nothing';

/**
 * Reports differences between a page and its walk: in the number of steps in a section, or in the
 * words of a step.
 * @param page path of the page relative to the root of the repository
 */
export function walkProblems(page: string, source: string, walk: Walk): Problem[] {
  const remaining = new Map(Object.entries(walk).map(([section, steps]) => [section, [...steps]]));
  const problem = (line: number, message: string): Problem => ({
    file: page,
    line,
    column: 1,
    rule: 'guides/walk',
    message,
  });
  const problems: Problem[] = [];
  for (const { section, line, words } of instructionsOf(source)) {
    const next = remaining.get(section)?.shift();
    if (!next)
      problems.push(problem(line, `The scenario has no step for this one in "${section}".`));
    else if (next.words.join('\n') !== words.join('\n'))
      problems.push(
        problem(
          line,
          `The page has the words ${quoted(words)}, but the scenario uses ${quoted(next.words)}.`,
        ),
      );
  }
  for (const [section, left] of remaining)
    if (left.length > 0)
      problems.push(
        problem(1, `The scenario has ${left.length} more steps than the section "${section}".`),
      );
  return problems;
}

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
