import remarkLintHardBreakSpaces from 'remark-lint-hard-break-spaces';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoShellDollars from 'remark-lint-no-shell-dollars';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { pageCheck } from '../rule';

/** Rules of remark-lint with their requirements. @see https://github.com/remarkjs/remark-lint */
const rules = {
  'markdown/hard-break-spaces': 'A line break is exactly two spaces.',
  'markdown/no-duplicate-definitions': 'A reference is defined once.',
  'markdown/no-emphasis-as-heading': 'A heading is not an emphasized paragraph.',
  'markdown/no-empty-url': 'A link leads somewhere.',
  'markdown/no-heading-punctuation': 'A heading ends without a period.',
  'markdown/no-literal-urls': 'A link has words.',
  'markdown/no-shell-dollars': 'A command has no dollar sign, because readers copy it.',
  'markdown/no-undefined-references': 'A reference is defined.',
  'markdown/no-unused-definitions': 'A definition is used.',
};

const lint = unified()
  .use(remarkLintHardBreakSpaces)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoEmptyUrl)
  .use(remarkLintNoHeadingPunctuation, '.,;:!')
  .use(remarkLintNoLiteralUrls)
  .use(remarkLintNoShellDollars)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintNoUnusedDefinitions)
  .freeze();

/**
 * Suggests a correction for brackets that aren't a link, or returns `undefined` if another rule
 * reports them.
 */
function noteOnBrackets(line: string, column: number): string | undefined {
  const text = line.slice(column - 1);
  if (text.startsWith('[!') || line[column - 2] === '[') return undefined;
  const [, words = ''] = /^\[\[(.+?)\]\]/.exec(text) ?? [];
  if (words) return `Write [${words}](url).`;
  const [, label = '', space, target = ''] = /^\[([^\]]*)\](\s*)\(([^)]*)\)/.exec(text) ?? [];
  if (space) return `Remove the space: [${label}](${target}).`;
  if (/\s/.test(target.trim()))
    return `Write the spaces of a URL as %20: [${label}](${encodeURI(target)}).`;
  return rules['markdown/no-undefined-references'];
}

/** Markdown style. */
export const markdown = pageCheck({
  slow: true,
  isCached: true,
  rules,
  async check({ tree, file: path, source, lines }, report) {
    if (!tree) return;
    const file = new VFile({ path, value: source });
    await lint.run(structuredClone(tree), file);
    for (const { line = 1, column = 1, reason, ruleId } of file.messages) {
      const rule = `markdown/${ruleId}` as keyof typeof rules;
      const note =
        ruleId === 'no-undefined-references'
          ? noteOnBrackets(lines[line - 1] ?? '', column)
          : rules[rule];
      const message = reason.replaceAll('`', '"').replace(/\.?$/, '.');
      if (note) report(rule, { line, column }, message, { note });
    }
  },
});
