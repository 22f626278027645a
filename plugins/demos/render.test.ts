import { noCache } from '../shared/resultCache';
import { readDemos } from './model';
import type { Installation } from './packages';
import { renderRegistries } from './registry';
import { renderDemo } from './render';

const sets = [{ dir: 'docs-core', product: 'core', version: 'v0.14.0', packages: '.' }];
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

describe('renderRegistries', () => {
  const folder = 'sets/core/v0.14.0';

  it('loads each component separately, and styled ones without their global sheet', async () => {
    const modules = await renderRegistries('/site', sets, demos, () => null, noCache);
    expect(modules.get('registry.js')).toMatchInlineSnapshot(`
     "import { demos as demos0 } from "./sets/core/v0.14.0/registry.js";
     export const demos = { ...demos0 };
     export const cutVersions = {
     };
     "
    `);
    expect(modules.get(`${folder}/registry.js`)).toMatchInlineSnapshot(`
     "export const demos = {
       "core/v0.14.0/Basic": { name: "Basic", system: { component: () => import("/site/docs-core/a/Basic.tsx"), scope: () => import("./modules/Basic/system.scope.js") } },
       "core/v0.14.0/Styled": { name: "Styled", system: { component: () => import("/site/docs-core/a/Styled/system.tsx"), scope: () => import("./modules/Styled/system.scope.js") }, css: { component: () => import("./modules/Styled/css.tsx"), scope: () => import("./modules/Styled/css.scope.js"), styles: () => import("./modules/Styled/css.styles.js") } },
     };
     "
    `);
    expect(modules.get(`${folder}/modules/Styled/css.tsx`)).toMatchInlineSnapshot(`
     "
     import { x } from "/site/docs-core/a/Styled/x";

     export default function Styled() {
       return <b className="a">{x}</b>;
     }
     "
    `);
    expect(modules.get(`${folder}/modules/Styled/css.styles.js`)).toContain(
      '[data-demo-styles=\\"Styled\\"] .a',
    );
    expect(modules.get(`${folder}/modules/Basic/system.scope.js`)).toMatchInlineSnapshot(`
     "import * as m0 from "react";
     import * as m1 from "/site/docs-core/a/rows";
     import * as m2 from "@mui/material/Button";
     export const scope = { "react": m0, "./rows": m1, "@mui/material/Button": m2 };
     "
    `);
  });

  it('includes the recorded preview of a demo that loads its data, unless it is empty', async () => {
    const grid = new Map(tree).set(
      'docs-core/a/Basic.tsx',
      "import { Crud } from '@toolpad/core/Crud';\nexport default Crud;",
    );
    const previewOf = async (sources: typeof tree, recorded: string | null) => {
      const all = readDemos(sources, sets).demos;
      const modules = await renderRegistries('/site', sets, all, () => recorded, noCache);
      return modules.get(`${folder}/modules/Basic/preview.js`);
    };
    const recorded = await previewOf(grid, '<p>"1041"</p>');
    expect(recorded).toContain('const recorded = "<p>\\"1041\\"</p>";\nconst partial = false;');
    expect(await previewOf(grid, '')).toContain('recorded = null;\nconst partial = false;');
    expect(await previewOf(grid, null)).toContain('recorded = null;\nconst partial = true;');
    expect(await previewOf(tree, null)).toContain('recorded = null;\nconst partial = false;');
  });

  it('creates a registry per version; those of cut versions are loaded on demand', async () => {
    const both = [
      ...sets,
      { dir: 'old', product: 'core', version: 'v0.13.0', packages: 'versions/core-0.13.0' },
    ];
    const twice = new Map(
      [...tree].flatMap(([file, text]) => [
        [file, text],
        [file.replace('docs-core', 'old'), text],
      ]),
    );
    const modules = await renderRegistries(
      '/site',
      both,
      readDemos(twice, both).demos,
      () => null,
      noCache,
    );
    expect(modules.get('registry.js')).toMatchInlineSnapshot(`
     "import { demos as demos0 } from "./sets/core/v0.14.0/registry.js";
     export const demos = { ...demos0 };
     export const cutVersions = {
       "core/v0.13.0": () => import("./sets/core/v0.13.0/registry.js"),
     };
     "
    `);
    expect(modules.get('sets/core/v0.13.0/registry.js')).toMatchInlineSnapshot(`
     "export { themeLibraries } from './themeLibraries.js';
     export const demos = {
       "core/v0.13.0/Basic": { name: "Basic", system: { component: () => import("/site/old/a/Basic.tsx"), scope: () => import("./modules/Basic/system.scope.js") } },
       "core/v0.13.0/Styled": { name: "Styled", system: { component: () => import("/site/old/a/Styled/system.tsx"), scope: () => import("./modules/Styled/system.scope.js") }, css: { component: () => import("./modules/Styled/css.tsx"), scope: () => import("./modules/Styled/css.scope.js"), styles: () => import("./modules/Styled/css.styles.js") } },
     };
     "
    `);
    expect(modules.get('sets/core/v0.13.0/themeLibraries.js')).toContain(
      "from '@mui/material/styles'",
    );
    expect(modules.get(`${folder}/registry.js`)).not.toContain('themeLibraries');
  });
});
