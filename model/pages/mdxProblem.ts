import type { Problem } from '../problems';

interface Position {
  line?: number;
  column?: number;
  reason?: string;
}

export const formulaNote =
  "This site doesn't render formulas: use plain text, `code`, or a picture.";

type Explain = (tag: string) => readonly [problem: string, note: string];

/** Problems and solutions by the parser's message. The first match applies. */
const explanations: readonly [reason: RegExp, explain: Explain][] = [
  [
    /Unexpected character `!`.*before name/,
    () => ['it contains an HTML comment.', 'Write {/* comment */}.'],
  ],
  [
    /Unexpected character `[<=>]`.*before name/,
    () => ['it contains a merge conflict.', 'Keep one side, and delete the marks.'],
  ],
  [
    /Unexpected character `[\d\s]`.*before name/,
    () => ['"<" starts a tag.', 'Write &lt; for a less-than sign, or put it in `code`.'],
  ],
  [
    /Unexpected character `[“”‘’]`/,
    () => ['attributes need straight quotes.', 'Write name="value".'],
  ],
  [
    /closing tag for `<(br|hr|img|input|col|wbr)>`|the end of `(br|hr|img|input)`/,
    (tag) => [`<${tag}> is never closed.`, `Write <${tag} />.`],
  ],
  [
    /closing tag for `<([a-z]+)>`/,
    (tag) => [
      `<${tag}> is never closed.`,
      `Write </${tag}> after its content, or put it in \`code\` if it isn't a tag.`,
    ],
  ],
  [
    /closing tag for `<([^>]*)>`/,
    (tag) => [
      `<${tag}> is never closed.`,
      `Write </${tag}> after its content, or <${tag} /> if it has none.`,
    ],
  ],
  [
    /acorn|in expression/,
    () => [
      "the braces don't contain valid JavaScript.",
      'Write \\{ for a brace, or put it in `code`.',
    ],
  ],
];

export function mdxProblem(file: string, error: unknown, rule: string, source = ''): Problem {
  const { reason = String(error), ...position } = error as Position;
  // The reason contains the position of a tag that is never closed. The parser's own position is
  // the end of the page, or missing.
  const [, openLine, openColumn] = /closing tag for `[^`]*` \((\d+):(\d+)-/.exec(reason) ?? [];
  const line = Number(openLine ?? position.line ?? 1);
  const column = Number(openColumn ?? position.column ?? 1);
  const [explanation] = explanations.flatMap(([pattern, explain]) => {
    const [found, ...tags] = pattern.exec(reason) ?? [];
    return found ? [explain(tags.find(Boolean) ?? '')] : [];
  });
  const isFormula = /\\[a-z]+\{|[_^]\{/i.test(source.split('\n')[line - 1] ?? '');
  const [problem, note] = isFormula
    ? ['the braces belong to a formula.', formulaNote]
    : (explanation ?? [reason.replace(/\.?$/, '.')]);
  return { file, line, column, rule, message: `The page isn't valid MDX: ${problem}`, note };
}
