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

const beforeInBraces = /\{\{\s*$/;

/** Text before the braces of a formula in the notation of TeX: `\frac{`, `x^{`. */
const beforeInFormula = /(?:\\[a-z]+(?:\{[^{}]*\})*|[_^])\{[^{}]*$/i;

/** JavaScript in braces, which runs once, during the build. */
export const values = pageCheck({
  rules: { 'mdx/undefined-value': 'Values in braces exist.' },
  check(page, report) {
    const { names, undeclared } = scopeOf(page);
    for (const { name, loc } of undeclared.filter((each) => !globals.has(each.name))) {
      const at = { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
      const before = page.lines[at.line - 1]?.slice(0, at.column - 1) ?? '';
      // The rule `markdown/formula` reports the formula.
      if (beforeInFormula.test(before)) continue;
      if (beforeInBraces.test(before))
        report('mdx/undefined-value', at, `MDX runs {{ ${name} }} as JavaScript.`, {
          note: `To show it, write \`{{ ${name} }}\` or \\{\\{ ${name} \\}\\}.`,
        });
      else
        report('mdx/undefined-value', at, `{${name}} isn't defined on this page.`, {
          ...suggest(name, [...globals, ...names]),
          note: 'To show braces, put them in `code`, or write \\{.',
        });
    }
  },
});
