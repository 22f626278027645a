import { suggest } from '../../../plugins/shared/problems';
import { pageCheck } from '../rule';
import { scopeOf } from '../scripts';

/** Names that a page can use without a declaration. MDX and Docusaurus provide the first ones. */
const globals = new Set([
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'undefined', 'NaN'],
  ...['Infinity', 'Array', 'Boolean', 'Date', 'Intl', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...['Promise', 'RegExp', 'Set', 'String', 'Symbol', 'URL', 'encodeURIComponent', 'parseInt'],
  ...['parseFloat', 'process', 'console'],
]);

/** JavaScript in braces, which runs once, during the build. */
export const values = pageCheck({
  rules: { 'mdx/undefined-value': 'Values in braces exist.' },
  check(page, report) {
    const { names, undeclared } = scopeOf(page);
    for (const { name, loc } of undeclared.filter((each) => !globals.has(each.name)))
      report(
        'mdx/undefined-value',
        { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 },
        `{${name}} isn't defined on this page.`,
        {
          ...suggest(name, [...globals, ...names]),
          note: 'To show braces, put them in `code`, or write \\{.',
        },
      );
  },
});
