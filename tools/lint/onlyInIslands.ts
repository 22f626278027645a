import type { Rule } from 'eslint';

/**
 * React hooks that work in the browser only. Others, such as `useId` and `useContext`, also work on
 * the server.
 */
const stateful = [
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

const hook = `Identifier[name=/^(${stateful.join('|')})$/]`;
const statefulClass = 'Identifier[name=/^(Component|PureComponent)$/]';

type Named = Rule.Node & { name: string };

/**
 * Reports event handlers and stateful hooks in files that no island runs, where they have no
 * effect. `interactiveFiles.ts` finds the files that islands run.
 */
export const onlyInIslands: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Disallow event handlers and stateful hooks outside islands' },
    messages: {
      handler:
        'Pages are static documents, and no island runs this file, so "{{name}}" has no effect. Use it in an island (src/static-pages/README.md), or listen to the event in script.ts of the feature',
      hook: 'Pages are static documents, and no island runs this file, so "{{name}}" has no effect. Use it in an island (src/static-pages/README.md), or write the behavior in script.ts of the feature',
    },
    schema: [],
  },
  create(context) {
    const report = (messageId: string) => (node: Rule.Node) =>
      context.report({ node, messageId, data: { name: (node as Named).name } });
    return {
      'JSXAttribute > JSXIdentifier[name=/^(on[A-Z].*|ref)$/]': report('handler'),
      [`CallExpression > ${hook}.callee`]: report('hook'),
      [`CallExpression > MemberExpression.callee[object.name="React"] > ${hook}.property`]:
        report('hook'),
      [`ClassDeclaration > ${statefulClass}.superClass`]: report('hook'),
      [`ClassDeclaration > MemberExpression.superClass > ${statefulClass}.property`]:
        report('hook'),
    };
  },
};
