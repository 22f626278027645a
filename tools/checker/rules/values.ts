import { nearest, type Problem } from '../../../plugins/shared/problems';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';
import { declared, identifiers, scriptsOf, type Scripted } from './scripts';

/** Names that expressions have without the page. `props`, `frontMatter`, `toc` come with MDX and Docusaurus. */
const globals = new Set([
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'undefined', 'NaN'],
  ...['Infinity', 'Array', 'Boolean', 'Date', 'Intl', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...['Promise', 'RegExp', 'Set', 'String', 'Symbol', 'URL', 'encodeURIComponent', 'parseInt'],
  ...['parseFloat', 'process', 'console'],
]);

function checkValues(page: Page, expressions: Scripted[], modules: Scripted[]): Problem[] {
  const bound = new Set(globals);
  for (const { estree } of modules) declared(estree, bound);
  return expressions.flatMap(({ estree, line, column }) => {
    const local = new Set(bound);
    declared(estree, local);
    const unbound = [...identifiers(estree)].find(({ name = '' }) => !local.has(name));
    return unbound
      ? [
          problemIn(
            page,
            { line, column },
            'mdx/undefined-value',
            `{${unbound.name ?? ''}} is not defined on this page.${nearest(unbound.name ?? '', [...bound])} To write braces, put them into \`code\` or write \\{.`,
          ),
        ]
      : [];
  });
}

/** JavaScript in braces. It runs once, when the site is built. */
export const values: PageCheck = {
  scope: 'page',
  rules: { 'mdx/undefined-value': 'A value in braces exists.' },
  check(page) {
    const { expressions, modules } = scriptsOf(page);
    return checkValues(page, expressions, modules);
  },
};
