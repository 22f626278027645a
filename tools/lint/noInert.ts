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
 * effect. `aliveFiles.ts` finds the files that islands run.
 */
export const noInert: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuse event handlers and stateful hooks outside islands' },
    messages: {
      handler:
        'Pages are plain documents: no island runs this file, so "{{name}}" does nothing for readers. Let an island run it (src/static-pages/README.md), or listen in script.ts of the feature',
      hook: 'Pages are plain documents: no island runs this file, so "{{name}}" does nothing for readers. Let an island run it (src/static-pages/README.md), or write it in script.ts of the feature',
    },
    schema: [],
  },
  create(context) {
    const refuse = (messageId: string) => (node: Rule.Node) =>
      context.report({ node, messageId, data: { name: (node as Named).name } });
    return {
      'JSXAttribute > JSXIdentifier[name=/^(on[A-Z].*|ref)$/]': refuse('handler'),
      [`CallExpression > ${hook}.callee`]: refuse('hook'),
      [`CallExpression > MemberExpression.callee[object.name="React"] > ${hook}.property`]:
        refuse('hook'),
      [`ClassDeclaration > ${statefulClass}.superClass`]: refuse('hook'),
      [`ClassDeclaration > MemberExpression.superClass > ${statefulClass}.property`]:
        refuse('hook'),
    };
  },
};
