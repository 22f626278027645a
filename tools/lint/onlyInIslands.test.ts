import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { interactiveFiles, modulesLoadedBy } from './interactiveFiles';
import { onlyInIslands } from './onlyInIslands';

const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

tester.run('only-in-islands', onlyInIslands, {
  valid: [
    '<button type="submit" form="search">{t("search.go")}</button>',
    'const id = useId(); const doc = useDoc(); const t = useTranslate();',
    'const value = useContext(Page); const rows = useMemo(() => sort(value), [value]);',
    // A listener in the page script isn't a prop of an element.
    'document.addEventListener("click", onClick); button.onclick = null;',
    '<Demo only={["a"]} online="no" />',
    'const use = { state: useful }; class Store extends Base {}',
    '({ useState: 1 }).useState',
  ],
  invalid: [
    {
      code: '<button onClick={() => setOpen(true)} />',
      errors: [{ messageId: 'handler', data: { name: 'onClick' } }],
    },
    {
      code: '<Choice label="x" onValueChange={change} />',
      errors: [{ messageId: 'handler', data: { name: 'onValueChange' } }],
    },
    { code: '<input ref={field} />', errors: [{ messageId: 'handler', data: { name: 'ref' } }] },
    {
      code: 'const [open, setOpen] = useState(false); useEffect(() => undefined, []);',
      errors: [
        { messageId: 'hook', data: { name: 'useState' } },
        { messageId: 'hook', data: { name: 'useEffect' } },
      ],
    },
    {
      code: 'const box = useRef<HTMLElement>(null); React.useLayoutEffect(measure);',
      errors: [
        { messageId: 'hook', data: { name: 'useRef' } },
        { messageId: 'hook', data: { name: 'useLayoutEffect' } },
      ],
    },
    {
      code: 'const mode = useSyncExternalStore(subscribe, get);',
      errors: [{ messageId: 'hook', data: { name: 'useSyncExternalStore' } }],
    },
    {
      code: 'class Boundary extends Component<Props> {}',
      errors: [{ messageId: 'hook', data: { name: 'Component' } }],
    },
    {
      code: 'class Boundary extends React.PureComponent {}',
      errors: [{ messageId: 'hook', data: { name: 'PureComponent' } }],
    },
  ],
});

describe('files that React runs in the browser', () => {
  const rootDir = path.resolve(__dirname, '../..');
  const interactive = interactiveFiles(rootDir);

  test('are islands, their components, and their hooks', () => {
    expect(interactive).toEqual(
      expect.arrayContaining([
        'src/features/demo/island.tsx',
        'src/features/demo/frameIsland.tsx',
        'src/features/demo/editor/CodeEditor.tsx',
        'src/features/settings/SettingsDrawer.tsx',
        'src/features/preferences/hooks.ts',
      ]),
    );
  });

  test("aren't pages, markup of an index, or page scripts", () => {
    const documents = /^src\/(theme|mdx|pages)\/|\/script\.ts$|features\/[^/]+\/index\.ts$/;
    expect(interactive.filter((file) => documents.test(file))).toEqual([]);
  });

  test('contain all islands of the registry', () => {
    const registry = readFileSync(
      path.join(rootDir, 'src/static-pages/islands/registry.ts'),
      'utf8',
    );
    const names = modulesLoadedBy(registry).filter((name) => name.startsWith('@site/'));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(interactive).toContain(`${name.slice('@site/'.length)}.tsx`);
  });
});

test.each<[string, string, string[]]>([
  ['a default import', "import a from './a';", ['./a']],
  ['an import for its effect', "import './a.css';", ['./a.css']],
  ['a namespace', "import * as a from './a';", ['./a']],
  ['a re-export', "export { a } from './a'; export * from './b';", ['./a', './b']],
  ['a dynamic import', "const load = () => import('./a');", ['./a']],
  ['a type beside a value', "import { a, type B } from './a';", ['./a']],
  ['types alone', "import type A from './a'; import { type B } from './b';", []],
  ['exported types', "export type { A } from './a';", []],
  ['a type in place', "type A = import('./a').A;", []],
])('finds the modules of %s', (_, text, modules) => {
  expect(modulesLoadedBy(text)).toEqual(modules);
});
