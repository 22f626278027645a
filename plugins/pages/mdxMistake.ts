import type { Mistake } from '../shared/mistakes';

interface Place {
  line?: number;
  column?: number;
  reason?: string;
}

/** Advice by message of the parser. The first match is used. */
const mends: readonly [reason: RegExp, mend: (found: RegExpExecArray) => string][] = [
  [/Unexpected character `!`.*before name/, () => 'Write a comment as {/* comment */}.'],
  [
    /Unexpected character `[<=>]`.*before name/,
    () => 'Marks of a merge conflict are text that is left over; choose one side.',
  ],
  [
    /Unexpected character `[\d\s]`.*before name/,
    () => 'Write &lt; for the sign itself, or put it into `code`.',
  ],
  [/Unexpected character `[“”‘’]`/, () => 'Write straight quotes: "…".'],
  [
    /closing tag for `<(br|hr|img|input|col|wbr)>`|the end of `(br|hr|img|input)`/,
    ([, tag = '']) => `Write <${tag} />.`,
  ],
  [
    /closing tag for `<([a-z]+)>`/,
    ([, tag = '']) => `Write </${tag}> behind its content, or put what is not a tag into \`code\`.`,
  ],
  [
    /closing tag for `<([^>]*)>`/,
    ([, tag = '']) => `Write </${tag}> behind its content, or <${tag} /> where it has none.`,
  ],
  [/acorn|in expression/, () => 'Write \\{ for the sign itself, or put it into `code`.'],
];

/** What is wrong with a page that `readPage` refuses. */
export function mdxMistake(file: string, error: unknown, rule: string): Mistake {
  const { reason = String(error), ...place } = error as Place;
  // Of what is never closed, the place is in the reason; the parser's own is that of its end, or none.
  const [, openLine, openColumn] = /closing tag for `[^`]*` \((\d+):(\d+)-/.exec(reason) ?? [];
  const line = Number(openLine ?? place.line ?? 1);
  const column = Number(openColumn ?? place.column ?? 1);
  const mend = mends
    .map(([pattern, write]) => {
      const found = pattern.exec(reason);
      return found ? ` ${write(found)}` : '';
    })
    .find(Boolean);
  const message = `The page is not MDX: ${mend ? reason.replace(/\.?$/, '.') : reason}${mend ?? ''}`;
  return { file, line, column, rule, message };
}
