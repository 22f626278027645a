import remarkLintHardBreakSpaces from 'remark-lint-hard-break-spaces';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoShellDollars from 'remark-lint-no-shell-dollars';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import { mistakeIn, type PageCheck } from '../rule';

/** Rules of remark-lint, with what they ask for. @see https://github.com/remarkjs/remark-lint */
const lints: [plugin: Plugin<never[]>, rule: string, asks: string, options?: string][] = [
  [remarkLintHardBreakSpaces as never, 'hard-break-spaces', 'A line break is exactly two spaces.'],
  [
    remarkLintNoDuplicateDefinitions as never,
    'no-duplicate-definitions',
    'A reference is defined once.',
  ],
  [
    remarkLintNoEmphasisAsHeading as never,
    'no-emphasis-as-heading',
    'A heading is not an emphasized paragraph.',
  ],
  [remarkLintNoEmptyUrl as never, 'no-empty-url', 'A link leads somewhere.'],
  [
    remarkLintNoHeadingPunctuation as never,
    'no-heading-punctuation',
    'A heading ends without a period.',
    '.,;:!',
  ],
  [remarkLintNoLiteralUrls as never, 'no-literal-urls', 'A link has words.'],
  [
    remarkLintNoShellDollars as never,
    'no-shell-dollars',
    'A command has no dollar sign, because readers copy it.',
  ],
  [remarkLintNoUndefinedReferences as never, 'no-undefined-references', 'A reference is defined.'],
  [remarkLintNoUnusedDefinitions as never, 'no-unused-definitions', 'A definition is used.'],
];

/** Style of Markdown. */
export const markdown: PageCheck = {
  scope: 'page',
  cacheKey: 'markdown 1',
  rules: Object.fromEntries(lints.map(([, rule, asks]) => [`markdown/${rule}`, asks])),
  async check(page) {
    if (!page.tree) return [];
    const found = await Promise.all(
      lints.map(async ([plugin, rule, asks, options]) => {
        const file = new VFile({ path: page.file, value: page.source });
        await unified()
          .use(plugin, ...((options === undefined ? [] : [options]) as never[]))
          .run(structuredClone(page.tree) as never, file);
        return file.messages.map(({ line = 1, column = 1, reason }) =>
          mistakeIn(
            page,
            { line, column },
            `markdown/${rule}`,
            `${reason.replaceAll('`', '"').replace(/\.?$/, '.')} ${asks}`,
          ),
        );
      }),
    );
    return found.flat();
  },
};
