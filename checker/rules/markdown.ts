import remarkLintHardBreakSpaces from 'remark-lint-hard-break-spaces';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { pageCheck } from '../rule';

/** Rules of remark-lint with their requirements. @see https://github.com/remarkjs/remark-lint */
const rules = {
  'markdown/hard-break-spaces': 'Line breaks are two spaces.',
  'markdown/no-duplicate-definitions': 'References are defined once.',
  'markdown/no-emphasis-as-heading': 'Headings are written with #, not as bold paragraphs.',
  'markdown/no-empty-url': 'Links have a URL.',
  'markdown/no-heading-punctuation': 'Headings end without a punctuation mark.',
  'markdown/no-literal-urls': 'URLs have a label.',
  'markdown/no-undefined-references': 'References are defined.',
  'markdown/no-unused-definitions': 'Definitions are used.',
};

const lint = unified()
  .use(remarkLintHardBreakSpaces)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoEmptyUrl)
  .use(remarkLintNoHeadingPunctuation, '.,;:!')
  .use(remarkLintNoLiteralUrls)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintNoUnusedDefinitions)
  .freeze();

const problems = {
  'hard-break-spaces': ["This line break doesn't consist of two spaces.", 'Write exactly two.'],
  'no-duplicate-definitions': ['This reference is defined twice.', 'Delete one definition.'],
  'no-emphasis-as-heading': ['This bold paragraph looks like a heading.', 'Write "## …".'],
  'no-empty-url': ['This link has no URL.', 'Add one.'],
  'no-heading-punctuation': ['This heading ends with a punctuation mark.', 'Delete the mark.'],
  'no-literal-urls': ['This URL has no label.', 'Write [label](url).'],
  'no-undefined-references': ["This reference isn't defined.", 'Write [label](url).'],
  'no-unused-definitions': ['This reference is never used.', 'Use it, or delete it.'],
} as const;

/**
 * Explains why brackets aren't a link, with a correction. Returns `undefined` if another rule
 * reports them, or if they're an index as in `items[0]`.
 */
function problemOfBrackets(line: string, column: number): readonly [string, string] | undefined {
  const text = line.slice(column - 1);
  if (/^\[!/.test(text) || /[\w[]$|^\s*:{3}/.test(line.slice(0, column - 1))) return undefined;
  const [, words = ''] = /^\[\[(.+?)\]\]/.exec(text) ?? [];
  if (words) return ["Two pairs of brackets aren't a link.", `Write [${words}](url).`];
  const [footnote] = /^\[\^[^\]]+\]/.exec(text) ?? [];
  if (footnote) return ["This footnote isn't defined.", `Write "${footnote}: …" below.`];
  const [, label = '', space, target = ''] = /^\[([^\]]*)\](\s*)\(([^)]*)\)/.exec(text) ?? [];
  if (space) return ["This isn't a link.", `Remove the space: [${label}](${target}).`];
  if (/\s/.test(target.trim()))
    return ["This isn't a link.", `Write spaces as %20: [${label}](${encodeURI(target)}).`];
  return problems['no-undefined-references'];
}

/** Describes what remark-lint found in a line. Returns `undefined` for what is intended. */
function problemIn(
  line: string,
  column: number,
  rule: keyof typeof problems,
): readonly [string, string] | undefined {
  const text = line.slice(column - 1);
  if (rule === 'no-undefined-references') return problemOfBrackets(line, column);
  // An emphasized sentence, a date, or a caption isn't a heading.
  const isHeading = /^(?:\*\*|__)[^*_]*[^.!?*_]/.test(text) && !/[.!?](?:\*\*|__)\s*$/.test(text);
  if (rule === 'no-emphasis-as-heading' && !isHeading) return undefined;
  const [mail] = /^[^\s@]+@[\w.-]*\w/.exec(text) ?? [];
  if (rule === 'no-literal-urls' && mail)
    return ['This email address has no label.', `Write [label](mailto:${mail}).`];
  return problems[rule];
}

export const markdown = pageCheck({
  slow: true,
  isCached: true,
  rules,
  async check({ tree, file: path, source, lines }, report) {
    if (!tree) return;
    const file = new VFile({ path, value: source });
    await lint.run(structuredClone(tree), file);
    for (const { line = 1, column = 1, ruleId } of file.messages) {
      const rule = ruleId as keyof typeof problems;
      const [message, note] = problemIn(lines[line - 1] ?? '', column, rule) ?? [];
      if (message) report(`markdown/${rule}`, { line, column }, message, { note });
    }
  },
});
