import type { Problem } from '../shared/problems';
import type { FoundMessage } from './options';

const positionOf = ({ file, line }: FoundMessage) => ({ file, line, column: 1 });

/**
 * Messages that the table can't represent: the numbers of their placeholders and arguments differ,
 * or two messages have the same code.
 */
export function checkMessages(messages: FoundMessage[]): Problem[] {
  const first = new Map<number, FoundMessage>();
  return messages.flatMap((found): Problem[] => {
    const placeholders = found.message.split('%s').length - 1;
    const problems: Problem[] = [];
    if (placeholders !== found.args) {
      problems.push({
        ...positionOf(found),
        rule: 'errors/arguments',
        message: `Message ${found.code} has ${placeholders} placeholders, but ${found.args} arguments are passed.`,
      });
    }
    const other = first.get(found.code);
    if (!other) first.set(found.code, found);
    else if (other.message !== found.message) {
      problems.push({
        ...positionOf(found),
        rule: 'errors/two-messages',
        message: `Number ${found.code} has another text in ${other.file}:${other.line}.`,
      });
    }
    return problems;
  });
}
