import path from 'node:path';
import { transform } from 'sucrase';
import type { GeneratedRegistry, PreviewData } from '../../model/facts/demo';
import { noCache } from '../../model/caches/resultCache';
import { inputsOf, renderDemo, type RenderedDemo, renderOnDemand } from './render';
import { deriveJs, withoutTypeStatements } from '../../model/demos/deriveJs';
import { type DemoModel, readDemos } from '../../model/demos/demos';
import type { Installation } from '../../model/packages/installation';
import { readModule } from '../../model/demos/parseModule';
import { type GeneratedModules, previewModules, renderRegistries } from './registry';

const derive = (source: string) => deriveJs(readModule('A.tsx', source), { singleQuote: true });

describe('deriveJs', () => {
  it.each([
    ['annotations', 'const a: string = f<number>(x as Y)!;', 'const a = f(x);'],
    ['satisfies', 'const a = { b: 1 } as const satisfies Row;', 'const a = { b: 1 };'],
    [
      'type arguments of elements',
      'const a = <Grid<Row> rows={rows} />;',
      'const a = <Grid rows={rows} />;',
    ],
    [
      'type imports, whole and in part',
      "import type { A } from 'a';\nimport { type B, c } from 'b';\nc();",
      "import { c } from 'b';\nc();",
    ],
    [
      'imports used as types only',
      "import { A, b } from 'a';\nconst x: A = b;",
      "import { b } from 'a';\nconst x = b;",
    ],
    ['declarations', 'declare const a: string;\nconst b = a;', 'const b = a;'],
  ])('removes %s', async (_what, source, expected) => {
    expect(await derive(source)).toBe(`${expected}\n`);
  });

  it('preserves JSX, comments, and blank lines', async () => {
    const source = [
      "import * as React from 'react';",
      '',
      '// About the list.',
      'const list = [',
      '  1, // one',
      '',
      '  2,',
      '];',
      '',
      'export default function A() {',
      '  /* inside */',
      '  const n = list.length;',
      '',
      '  return <b>{/* in JSX */ n}</b>;',
      '}',
      '',
    ].join('\n');
    expect(await derive(source)).toBe(source);
  });

  it('removes a type together with its own comment, but no other comment', async () => {
    const source =
      '// Before.\n\n/** A row. */\n// And more.\ninterface Row {\n  /** Id. */\n  id: number;\n}\n\n// After.\nconst a = 1;';
    expect(await derive(source)).toBe('// Before.\n\n// After.\nconst a = 1;\n');
  });

  it('keeps a comment after a statement', async () => {
    expect(await derive('const a = 1; // about a\ntype B = string;\nconst c = 2;')).toBe(
      'const a = 1; // about a\nconst c = 2;\n',
    );
  });

  it('leaves no gap after it removes a type inside a function', () => {
    expect(
      withoutTypeStatements(readModule('A.tsx', 'function f() {\n  type A = 1;\n  return 1;\n}')),
    ).toBe('function f() {\n  return 1;\n}');
  });

  it('reports the line of a syntax error', async () => {
    await expect(derive('const a = 1;\nconst = 2;')).rejects.toThrow(/\(2:7\)/);
  });
});

const rendered = { summary: { key: 'core/v1/Basic' }, source: { name: 'Basic' } } as RenderedDemo;

/** The function that the rule passes to the loader. */
function loaderOf(render: (key: string) => Promise<RenderedDemo | undefined>) {
  const { use } = renderOnDemand('/site/.docusaurus/demos/default', render);
  return (use as unknown as { options: { render(file: string): Promise<unknown> } }).options.render;
}

describe('renderOnDemand', () => {
  const load = loaderOf(async (key) => (key === 'core/v1/Basic' ? rendered : undefined));
  const folder = '/site/.docusaurus/demos/default/data/core/v1';

  it('creates the data of the demo that a file belongs to', async () => {
    expect(await load(`${folder}/Basic/summary.json`)).toBe(rendered.summary);
    expect(await load(`${folder}/Basic/source.json`)).toBe(rendered.source);
  });

  it('is null for an invalid or deleted demo', async () => {
    expect(await load(`${folder}/Gone/summary.json`)).toBeNull();
  });
});

describe('inputsOf', () => {
  const demo = (source: string, fullPage = false) =>
    ({ fullPage, stylings: [{ modules: [{ file: 'Basic.tsx', source }] }] }) as DemoModel;

  it('changes with the sources and with the kind of the demo', () => {
    const inputs = [demo('a'), demo('b'), demo('a', true)].map(inputsOf);
    expect(new Set(inputs).size).toBe(3);
    expect(inputsOf(demo('a'))).toBe(inputs[0]);
  });
});

const sets = [{ dir: 'docs-core', demos: 'core/v0.14.0', packages: '.' }];
const installation: Installation = {
  resolves: () => true,
  candidates: () => [],
  folderOf: () => undefined,
  versions: (_from, packages) => Object.fromEntries(packages.map((name) => [name, '1.2.3'])),
};

const tree = new Map([
  [
    'docs-core/a/index.mdx',
    '<Demo src="./Basic.tsx" iframe title="Basic" />\n<Demo src="./Styled.tsx" title="Styled" />',
  ],
  [
    'docs-core/a/Basic.tsx',
    [
      "import type { Row } from './rows';",
      "import { rows } from './rows';",
      "import Button from '@mui/material/Button';",
      '',
      'export default function Basic() {',
      '  return (',
      '    // preview-start',
      '    <Button key={(rows[0] as Row).id}>Save</Button>',
      '    // preview-end',
      '  );',
      '}',
      '',
    ].join('\n'),
  ],
  [
    'docs-core/a/rows.ts',
    'export interface Row {\n  id: number;\n}\n\nexport const rows: Row[] = [];\n',
  ],
  ['docs-core/a/Styled/system.tsx', 'export default function Styled() {\n  return <b />;\n}\n'],
  [
    'docs-core/a/Styled/css.tsx',
    "import './styles.css';\nimport { x } from './x';\n\nexport default function Styled() {\n  return <b className=\"a\">{x}</b>;\n}\n",
  ],
  ['docs-core/a/Styled/x.ts', 'export const x = 1;\n'],
  ['docs-core/a/Styled/styles.css', '.a {\n  color: red;\n}\n'],
]);
const { demos } = readDemos(tree, sets);
const context = {
  cache: noCache,
  installation,
  baseUrl: '/toolpad/',
  codeStyle: { singleQuote: true },
};
const demoOf = (name: string, of = demos) =>
  of.find((demo) => demo.name === name) ??
  (() => {
    throw new Error(name);
  })();

describe('renderDemo', () => {
  it('provides pages with the data to render the demo', async () => {
    const { summary } = await renderDemo(demoOf('Basic'), context);
    expect(summary).toMatchObject({
      key: 'core/v0.14.0/Basic',
      name: 'Basic',
      fullPage: true,
      frameUrl: '/toolpad/demos/core/v0.14.0/Basic/',
      sourceUrl: expect.stringMatching(
        /^\/toolpad\/assets\/demos\/core\/v0\.14\.0\/Basic\.[\da-f]{8}\.json$/,
      ),
      stylings: ['system'],
    });
    expect(summary.markedLines.system?.TS.code).toBe(
      '<Button key={(rows[0] as Row).id}>Save</Button>',
    );
    expect(summary.markedLines.system?.JS.code).toBe('<Button key={rows[0].id}>Save</Button>');
  });

  it('writes all files in both variants, without markers', async () => {
    const { source } = await renderDemo(demoOf('Basic'), context);
    const files = source.stylings.system;
    expect(files?.TS.map(({ name }) => name)).toEqual(['Basic.tsx', 'rows.ts']);
    expect(files?.JS.map(({ name }) => name)).toEqual(['Basic.jsx', 'rows.js']);
    expect(files?.JS[1]?.code).toBe('export const rows = [];\n');
    expect(JSON.stringify(source)).not.toContain('preview-start');
    expect(source.packages).toMatchObject({
      react: '1.2.3',
      '@mui/material': '1.2.3',
    });
  });

  it('changes the URL of the source with the source', async () => {
    const before = await renderDemo(demoOf('Styled'), context);
    const changed = new Map(tree).set('docs-core/a/Styled/styles.css', '.a {}');
    const after = await renderDemo(demoOf('Styled', readDemos(changed, sets).demos), context);
    expect(after.summary.sourceUrl).not.toBe(before.summary.sourceUrl);
  });

  it('keeps style sheets beside the demo, the same in both variants', async () => {
    const { source } = await renderDemo(demoOf('Styled'), context);
    expect(source.stylings.css?.JS.map(({ name }) => name)).toEqual([
      'Styled.jsx',
      'styles.css',
      'x.js',
    ]);
  });
});

/** Evaluates a generated module. Imports of other modules return their name. */
function evaluate<Exports>(modules: GeneratedModules, name: string): Exports {
  const exports = {};
  const load = (specifier: string): unknown => {
    const target = path.posix.join(path.posix.dirname(name), specifier);
    const source = modules.get(target);
    if (source !== undefined && target.endsWith('.js')) return evaluate(modules, target);
    return { __esModule: true, default: source === undefined ? specifier : JSON.parse(source) };
  };
  const { code } = transform(modules.get(name) ?? '', { transforms: ['imports'] });
  new Function('require', 'exports', code)(load, exports);
  return exports as Exports;
}

describe('renderRegistries', () => {
  const folder = 'versions/core/v0.14.0';
  const registryOf = (modules: GeneratedModules) =>
    evaluate<GeneratedRegistry<string>>(modules, 'registry.js');

  it('loads each component separately, and styled ones without their global sheet', async () => {
    const modules = await renderRegistries('/site', sets, demos, () => null, noCache);
    const { demos: registry, cutVersions } = registryOf(modules);
    expect(cutVersions).toEqual({});
    expect(Object.keys(registry)).toEqual(['core/v0.14.0/Basic', 'core/v0.14.0/Styled']);
    const { system, css } = registry['core/v0.14.0/Styled'] ?? {};
    expect((await system?.component())?.default).toBe('/site/docs-core/a/Styled/system.tsx');
    expect(system?.styles).toBeUndefined();
    expect((await css?.styles?.())?.default).toContain('[data-demo-styles="Styled"] .a');
    expect(modules.get(`${folder}/registry.js`)).toContain(
      '"component": () => import("./modules/Styled/css.tsx")',
    );
    expect(modules.get(`${folder}/modules/Styled/css.tsx`)).toMatchInlineSnapshot(`
     "
     import { x } from "/site/docs-core/a/Styled/x";

     export default function Styled() {
       return <b className="a">{x}</b>;
     }
     "
    `);
  });

  it('provides edits with the modules that a demo imports, by the name that it uses', async () => {
    const modules = await renderRegistries('/site', sets, demos, () => null, noCache);
    const { system } = registryOf(modules).demos['core/v0.14.0/Basic'] ?? {};
    expect((await system?.scope())?.scope).toMatchObject({
      react: { default: 'react' },
      './rows': { default: '/site/docs-core/a/rows' },
      '@mui/material/Button': { default: '@mui/material/Button' },
    });
  });

  it('includes the recorded preview of a demo that loads its data, unless it is empty', async () => {
    const grid = new Map(tree).set(
      'docs-core/a/Basic.tsx',
      "import { Crud } from '@toolpad/core/Crud';\nexport default Crud;",
    );
    const file = 'docs-core/a/Basic.tsx';
    const previewOf = async (sources: typeof tree, recorded: string | null) => {
      const all = readDemos(sources, sets).demos;
      const modules = await renderRegistries('/site', sets, all, () => recorded, noCache);
      const [demo = demoOf('Basic')] = all;
      const { data } = previewModules('/site', '', demo);
      return JSON.parse(modules.get(data) ?? '') as PreviewData;
    };
    const html = '<p>"1041"</p>';
    expect(await previewOf(grid, html)).toEqual({ file, recorded: html, partial: false });
    expect(await previewOf(grid, '')).toEqual({ file, recorded: null, partial: false });
    expect(await previewOf(grid, null)).toEqual({ file, recorded: null, partial: true });
    expect(await previewOf(tree, null)).toEqual({ file, recorded: null, partial: false });
  });

  it('creates a registry per version; those of cut versions are loaded on demand', async () => {
    const both = [...sets, { dir: 'old', demos: 'core/v0.13.0', packages: 'versions/core-0.13.0' }];
    const twice = new Map(
      [...tree].flatMap(([file, text]) => [
        [file, text],
        [file.replace('docs-core', 'old'), text],
      ]),
    );
    const all = readDemos(twice, both).demos;
    const modules = await renderRegistries('/site', both, all, () => null, noCache);
    const { demos: current, cutVersions } = registryOf(modules);
    expect(Object.keys(current)).toEqual(['core/v0.14.0/Basic', 'core/v0.14.0/Styled']);
    const old = await cutVersions['core/v0.13.0']?.();
    expect(Object.keys(old?.demos ?? {})).toEqual(['core/v0.13.0/Basic', 'core/v0.13.0/Styled']);
    const libraries = '@site/src/features/demo/islands/themeLibraries';
    expect(old?.themeLibraries).toBe(`${libraries}?packages=core-0.13.0`);
    expect(modules.get(`${folder}/registry.js`)).not.toContain('themeLibraries');
    const previewsOf = all.map((demo) => previewModules('/site', '/data', demo));
    expect(previewsOf.map(({ themeLibraries }) => themeLibraries)).toContainEqual(
      expect.objectContaining({ path: libraries, query: { packages: 'core-0.13.0' } }),
    );
  });
});
