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
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

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

/** What was meant by brackets that are no link: what to do, or nothing where another problem says it. */
function lookalike(page: Page, line: number, column: number): string | undefined {
  const text = (page.lines[line - 1] ?? '').slice(column - 1);
  const before = (page.lines[line - 1] ?? '').slice(0, column - 1);
  if (text.startsWith('[!') || before.endsWith('[')) return undefined;
  const [, words = ''] = /^\[\[(.+?)\]\]/.exec(text) ?? [];
  if (words) return `Write [${words}](url).`;
  const [, label = '', space, target = ''] = /^\[([^\]]*)\](\s*)\(([^)]*)\)/.exec(text) ?? [];
  if (space) return `Remove the space: [${label}](${target}).`;
  if (/\s/.test(target.trim()))
    return `Write the spaces of a URL as %20: [${label}](${encodeURI(target)}).`;
  return 'A reference is defined.';
}

/** Style of Markdown. */
export const markdown: PageCheck = {
  scope: 'page',
  slow: true,
  cacheKey: 'markdown 2',
  rules: Object.fromEntries(lints.map(([, rule, asks]) => [`markdown/${rule}`, asks])),
  async check(page) {
    if (!page.tree) return [];
    const found = await Promise.all(
      lints.map(async ([plugin, rule, asks, options]) => {
        const file = new VFile({ path: page.file, value: page.source });
        await unified()
          .use(plugin, ...((options === undefined ? [] : [options]) as never[]))
          .run(structuredClone(page.tree) as never, file);
        return file.messages.flatMap(({ line = 1, column = 1, reason }) => {
          const known = rule === 'no-undefined-references' ? lookalike(page, line, column) : asks;
          return known === undefined
            ? []
            : [
                problemIn(
                  page,
                  { line, column },
                  `markdown/${rule}`,
                  `${reason.replaceAll('`', '"').replace(/\.?$/, '.')} ${known}`,
                ),
              ];
        });
      }),
    );
    return found.flat();
  },
};
