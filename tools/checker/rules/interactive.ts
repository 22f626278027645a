import { isHandler } from '../../../plugins/pages/nodes';
import { scriptsOf } from '../scripts';
import { pageCheck } from '../rule';

/** Explains how to add interactive content: as a demo without a toolbar, which is an island. */
export const interactiveNote =
  'Move interactive code to a file beside the page, and add it with <Demo src="./Name.tsx" title="…" hideToolbar />.';

const hook = /(?<![\w$.])(use[A-Z]\w*)\s*(?:<[^>]*>)?\(/;

const noEffect = "has no effect, because pages don't run React.";

/** Code that would need React in the reader's browser. */
export const interactive = pageCheck({
  rules: {
    'mdx/handler': 'Pages have no event handlers.',
    'mdx/hook': 'Pages call no hooks.',
    'csp/inline-handler': 'The Content-Security-Policy allows all event handlers.',
  },
  check(page, report) {
    for (const { value, line, column } of scriptsOf(page)) {
      const found = hook.exec(value);
      if (!found) continue;
      const below = value.slice(0, found.index).split('\n').length - 1;
      const at = { line: line + below, column: below === 0 ? column : 1 };
      report('mdx/hook', at, `${found[1]}() ${noEffect}`, { note: interactiveNote });
    }
    for (const node of page.elements)
      for (const { name = '', value } of node.attributes ?? []) {
        const note = interactiveNote;
        if (/^on[a-z]/.test(name) && typeof value === 'string')
          report('csp/inline-handler', node, `The Content-Security-Policy blocks ${name}="…".`, {
            note,
          });
        else if (isHandler(name)) report('mdx/handler', node, `${name} ${noEffect}`, { note });
      }
  },
});
