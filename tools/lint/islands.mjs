import { build } from 'esbuild';

/** Entry point of React in the browser. Other components in `src` render on the server only. */
const entryPoint = 'src/runtime/islands/mount.tsx';

/**
 * The file with the name of a feature contains markup that the server renders. An island that
 * imports it doesn't make it interactive elsewhere.
 */
const withoutMarkup = {
  name: 'without-markup',
  setup({ onResolve }) {
    onResolve({ filter: /^@site\/src\/features\// }, ({ path }) =>
      /\/([^/]+)\/\1$/.test(path) ? { path, external: true } : undefined,
    );
  },
};

/**
 * Files in `src` that React runs in the browser, relative to `rootDir`: all direct and indirect
 * imports of `islands/mount.tsx` that load code, except through the markup of features.
 * @param {string} rootDir
 * @returns {Promise<string[]>}
 */
export async function interactiveFiles(rootDir) {
  const { metafile } = await build({
    absWorkingDir: rootDir,
    entryPoints: [entryPoint],
    bundle: true,
    packages: 'external',
    external: ['@theme/*', '@generated/*', '*.css', '*.css?inline'],
    plugins: [withoutMarkup],
    metafile: true,
    write: false,
    outdir: 'unused',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs)
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .sort();
}

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

/**
 * Reports event handlers and stateful hooks in files that no island runs, where they have no
 * effect. `interactiveFiles` finds the files that islands run.
 * @type {import('eslint').Rule.RuleModule}
 */
export const onlyInIslands = {
  meta: {
    type: 'problem',
    docs: { description: 'Disallow event handlers and stateful hooks outside islands' },
    messages: {
      handler:
        'Pages are static documents, and no island runs this file, so "{{name}}" has no effect. Use it in an island (src/runtime/README.md), or listen to the event in script.ts of the feature',
      hook: 'Pages are static documents, and no island runs this file, so "{{name}}" has no effect. Use it in an island (src/runtime/README.md), or write the behavior in script.ts of the feature',
    },
    schema: [],
  },
  create(context) {
    const report = (messageId) => (node) =>
      context.report({ node, messageId, data: { name: node.name } });
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
