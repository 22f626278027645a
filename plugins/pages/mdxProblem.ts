import type { Problem } from '../shared/problems';

interface Place {
  line?: number;
  column?: number;
  reason?: string;
}

/** Solution for formulas in the notation of TeX. */
export const formulaNote =
  "This site doesn't render formulas: use plain text, `code`, or a picture.";

/** Solutions by the parser's message. The first match applies. */
const notes: readonly [reason: RegExp, note: (found: RegExpExecArray) => string][] = [
  [/Unexpected character `!`.*before name/, () => 'Write a comment as {/* comment */}.'],
  [
    /Unexpected character `[<=>]`.*before name/,
    () => 'This looks like a merge conflict. Keep one side, and delete the marks.',
  ],
  [
    /Unexpected character `[\d\s]`.*before name/,
    () => 'Write &lt; for a less-than sign, or put it in `code`.',
  ],
  [/Unexpected character `[“”‘’]`/, () => 'Use straight quotes: "…".'],
  [
    /closing tag for `<(br|hr|img|input|col|wbr)>`|the end of `(br|hr|img|input)`/,
    ([, tag = '']) => `Write <${tag} />.`,
  ],
  [
    /closing tag for `<([a-z]+)>`/,
    ([, tag = '']) => `Write </${tag}> after its content, or put it in \`code\` if it isn't a tag.`,
  ],
  [
    /closing tag for `<([^>]*)>`/,
    ([, tag = '']) => `Write </${tag}> after its content, or <${tag} /> if it has none.`,
  ],
  [/acorn|in expression/, () => 'Write \\{ for a brace, or put it in `code`.'],
];

/**
 * Describes an error of `readPage`.
 * @param source of the page
 */
export function mdxProblem(file: string, error: unknown, rule: string, source = ''): Problem {
  const { reason = String(error), ...place } = error as Place;
  // The reason contains the position of a tag that is never closed. The parser's own position is
  // the end of the page, or missing.
  const [, openLine, openColumn] = /closing tag for `[^`]*` \((\d+):(\d+)-/.exec(reason) ?? [];
  const line = Number(openLine ?? place.line ?? 1);
  const column = Number(openColumn ?? place.column ?? 1);
  const found = notes
    .map(([pattern, write]) => ({ match: pattern.exec(reason), write }))
    .find(({ match }) => match);
  const isFormula = /\\[a-z]+\{|[_^]\{/i.test(source.split('\n')[line - 1] ?? '');
  const note = isFormula ? formulaNote : found?.match ? found.write(found.match) : undefined;
  const message = `The page isn't valid MDX: ${note ? reason.replace(/\.?$/, '.') : reason}`;
  return { file, line, column, rule, message, note };
}
