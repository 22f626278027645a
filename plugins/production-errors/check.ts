import type { Problem } from '../shared/problems';
import type { FoundMessage } from './options';

const at = ({ file, line }: FoundMessage) => ({ file, line, column: 1 });

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
        ...at(found),
        rule: 'errors/arguments',
        message: `The numbers of placeholders and arguments differ for error ${found.code}: ${placeholders} and ${found.args}.`,
      });
    }
    const other = first.get(found.code);
    if (!other) first.set(found.code, found);
    else if (other.message !== found.message) {
      problems.push({
        ...at(found),
        rule: 'errors/two-messages',
        message: `Error ${found.code} has a different message in ${other.file}:${other.line}.`,
      });
    }
    return problems;
  });
}
