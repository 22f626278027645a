import type { Problem } from '../shared/problems';

interface Position {
  line?: number;
  column?: number;
  reason?: string;
}

/** Solutions by the parser's message. The first match applies. */
const notes: readonly [reason: RegExp, note: (found: RegExpExecArray) => string][] = [
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

/** Describes an error of `readPage`. */
export function mdxProblem(file: string, error: unknown, rule: string): Problem {
  const { reason = String(error), ...position } = error as Position;
  // The reason contains the position of a tag that is never closed. The parser's own position is
  // the end of the page, or missing.
  const [, openLine, openColumn] = /closing tag for `[^`]*` \((\d+):(\d+)-/.exec(reason) ?? [];
  const line = Number(openLine ?? position.line ?? 1);
  const column = Number(openColumn ?? position.column ?? 1);
  const found = notes
    .map(([pattern, write]) => ({ match: pattern.exec(reason), write }))
    .find(({ match }) => match);
  const note = found?.match ? found.write(found.match) : undefined;
  const message = `The page is not MDX: ${note ? reason.replace(/\.?$/, '.') : reason}`;
  return { file, line, column, rule, message, note };
}
