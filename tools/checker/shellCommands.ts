import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from './rule';
import type { Page } from './site';

/** A command on a page. */
export interface ShellCommand {
  text: string;
  /** Whether it's inline code, which may be any text that starts like a command. */
  isInline: boolean;
  /** Position of the command, or of a word in it. */
  at(word?: string): Place;
}

/** Commands in a line, with their positions: `cd app && npm start # runs it` contains two. */
export const commandsIn = (line: string) =>
  [...line.replace(/(?<=^|\s)#.*/, '').matchAll(/[^\s&|;][^&|;]*/g)].map(({ 0: text, index }) => ({
    text,
    index,
  }));

/** The commands in shell samples and in inline code. */
export function shellCommands({ tree, fences }: Page): ShellCommand[] {
  const found: ShellCommand[] = fences
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code, line, column }) =>
      code.split('\n').flatMap((source, row) =>
        commandsIn(source).map(({ text, index }) => ({
          text,
          isInline: false,
          at: (word = '') => ({
            line: line + 1 + row,
            column: column + index + Math.max(0, text.indexOf(word)),
          }),
        })),
      ),
    );
  if (tree)
    visit(tree, 'inlineCode', (node: InlineCode) => {
      for (const { text } of commandsIn(node.value))
        found.push({ text, isInline: true, at: () => node });
    });
  return found;
}
