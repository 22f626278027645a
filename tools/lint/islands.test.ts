import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { interactiveFiles, onlyInIslands } from './islands.mjs';

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
  let interactive: string[];
  beforeAll(async () => {
    interactive = await interactiveFiles(rootDir);
  });

  test('are islands, their components, and their hooks', () => {
    expect(interactive).toEqual(
      expect.arrayContaining([
        'src/features/demo/island.tsx',
        'src/features/demo/frameIsland.tsx',
        'src/features/demo/editor/CodeEditor.tsx',
        'src/features/settings/island.tsx',
        'src/features/preferences/hooks.ts',
      ]),
    );
  });

  test("aren't pages, markup of features, or page scripts", () => {
    const documents =
      /^src\/(theme|mdx|pages)\/|\/script\.ts$|features\/(?!preferences\/)([^/]+)\/\2\.ts$/;
    expect(interactive.filter((file) => documents.test(file))).toEqual([]);
  });

  test('contain all islands of the registry', () => {
    const registry = readFileSync(path.join(rootDir, 'src/runtime/islands/registry.ts'), 'utf8');
    const islands = [...registry.matchAll(/import\('@site\/(.+?)'\)/g)].map(
      ([, name]) => `${name}.tsx`,
    );
    expect(islands.length).toBeGreaterThan(3);
    expect(interactive).toEqual(expect.arrayContaining(islands));
  });
});
