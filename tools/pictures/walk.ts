import type { Code, InlineCode, ListItem, Nodes, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { readPage } from '../../plugins/pages/model';
import type { Problem } from '../../plugins/shared/problems';
import type { Editor } from './editor';
import type { Stage } from './scene';

/** What a step of a walk has at hand. */
export interface WalkStage {
  editor: Editor;
  /** Origin of the running app, without a slash at the end. */
  url: string;
  shot: Stage['shot'];
}

/**
 * An instruction of a page for the editor of Studio: a numbered item, or a paragraph with a label.
 */
export interface WalkStep {
  /**
   * What the reader takes from it verbatim, in order: labels (bold) and what is to be typed or seen
   * (code).
   */
  words: readonly string[];
  run: (stage: WalkStage) => Promise<void>;
}

/** The steps of a page, by the section they are in. */
export type Walk = Readonly<Record<string, readonly WalkStep[]>>;

/**
 * Makes a step. `does` gets the words that the page has, so that the reader's labels are those that
 * are pressed.
 */
export const step = <Words extends string[]>(
  words: readonly [...Words],
  does: NoInfer<(stage: WalkStage, ...words: Words) => Promise<void>>,
): WalkStep => ({ words, run: (stage) => does(stage, ...words) });

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

/**
 * The instructions of a page: items of numbered lists, and other paragraphs with a label in bold.
 */
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
 * Where a page and its walk differ: in the number of steps of a section, or in the words of one.
 * @param page path of the page from the root of the repository
 */
export function walkProblems(page: string, source: string, walk: Walk): Problem[] {
  const open = new Map(Object.entries(walk).map(([section, steps]) => [section, [...steps]]));
  const problem = (line: number, message: string): Problem => ({
    file: page,
    line,
    column: 1,
    rule: 'guides/walk',
    message,
  });
  const problems: Problem[] = [];
  for (const { section, line, words } of instructionsOf(source)) {
    const next = open.get(section)?.shift();
    if (!next)
      problems.push(problem(line, `The scenario has no step for this one in "${section}".`));
    else if (next.words.join('\n') !== words.join('\n'))
      problems.push(
        problem(line, `The page says ${quoted(words)}; the scenario does ${quoted(next.words)}.`),
      );
  }
  for (const [section, left] of open)
    if (left.length > 0)
      problems.push(
        problem(1, `The scenario has ${left.length} more steps than the section "${section}".`),
      );
  return problems;
}

/**
 * Follows the instructions of a page in order.
 * @throws at the first step that cannot be done, with its section and number
 */
export async function walkThrough(walk: Walk, stage: WalkStage): Promise<void> {
  for (const [section, steps] of Object.entries(walk))
    for (const [index, { words, run }] of steps.entries())
      await run(stage).catch((error: unknown) => {
        throw new Error(`"${section}", step ${index + 1} (${quoted(words)}): ${String(error)}`, {
          cause: error,
        });
      });
}
