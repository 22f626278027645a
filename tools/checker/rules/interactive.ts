import type { Problem } from '../../../plugins/shared/problems';
import { isHandler } from '../../../plugins/tags/check';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';
import { scriptsOf, type Scripted } from './scripts';

/** The way to something alive, by one tag: a demo without its toolbar is an island. */
export const island =
  'Put interactive code into a file beside the page, and place it with <Demo src="./Name.tsx" title="…" hideToolbar />.';

const hook = /(?<![\w$.])(use[A-Z]\w*)\s*(?:<[^>]*>)?\(/;

function checkHooks(page: Page, scripts: Scripted[]): Problem[] {
  return scripts.flatMap(({ value, line, column }) => {
    const [, name] = hook.exec(value) ?? [];
    if (!name) return [];
    const offset = value.slice(0, hook.exec(value)?.index ?? 0).split('\n').length - 1;
    return [
      problemIn(
        page,
        { line: line + offset, column: offset === 0 ? column : 1 },
        'mdx/hook',
        `${name}() has no effect: a page is a document without React. ${island}`,
      ),
    ];
  });
}

function checkHandlers(page: Page): Problem[] {
  return page.elements.flatMap((node) =>
    (node.attributes ?? []).flatMap(({ name = '', value }) => {
      if (!isHandler(name)) return [];
      const inline = /^on[a-z]/.test(name) && typeof value === 'string';
      return [
        problemIn(
          page,
          node,
          inline ? 'csp/inline-handler' : 'mdx/handler',
          inline
            ? `The Content-Security-Policy forbids ${name}="…". ${island}`
            : `${name} has no effect: a page is a document without React. ${island}`,
        ),
      ];
    }),
  );
}

/** What would need React in the reader's browser. */
export const interactive: PageCheck = {
  scope: 'page',
  rules: {
    'mdx/handler': 'A page has no event handlers.',
    'mdx/hook': 'A page calls no hooks.',
    'csp/inline-handler': 'No handler that the Content-Security-Policy forbids.',
  },
  check(page) {
    const { expressions, modules } = scriptsOf(page);
    return [...checkHooks(page, [...expressions, ...modules]), ...checkHandlers(page)];
  },
};
