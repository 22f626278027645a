import { formatProblem } from '../../model/problems';
import { findProblems } from './demos';
import { readDemos } from '../../model/demos/demos';
import type { Installation } from '../../model/packages/installation';

const sets = [{ dir: 'docs-core', demos: 'core/v0.14.0', packages: '.' }];

const installed = ['react', '@mui/material', '@mui/material/Button', '@toolpad/core/AppProvider'];
const installation: Installation = {
  resolves: (_from, specifier) => installed.includes(specifier),
  candidates: () => installed,
  versions: () => ({}),
  folderOf: () => undefined,
};

const component = (name: string, before = '') =>
  `${before}export default function ${name}() {\n  return null;\n}\n`;

function report(files: Record<string, string>): string {
  const tree = new Map(Object.entries(files));
  return findProblems({ sources: tree, demos: readDemos(tree, sets), installation })
    .map(formatProblem)
    .sort()
    .join('\n');
}

describe('checkDemos', () => {
  it('reports nothing for a valid page', () => {
    expect(
      report({
        'docs-core/a/index.mdx':
          '<Demo src="./A.tsx" title="A" height={300} />\n<Demo src="./B.tsx" iframe title="B" hideToolbar />',
        'docs-core/a/A.tsx': component(
          'A',
          "import Button from '@mui/material/Button';\nimport { data } from './data';\n",
        ),
        'docs-core/a/data.ts': 'export const data = [];',
        'docs-core/a/B.tsx': component(
          'B',
          "import { AppProvider } from '@toolpad/core/AppProvider';\n",
        ),
      }),
    ).toBe('');
  });

  it('names every problem of a page in one run', () => {
    const page = [
      '<Demo src="./Basci.tsx" title="Basic" />',
      '<Demo src="./Basic.tsx" title="Basic" />',
      'Text <Demo src="./Shell.tsx" title="Shell" />',
    ].join('\n\n');
    expect(
      report({
        'docs-core/a/index.mdx': page,
        'docs-core/a/Basic.tsx': component('Basic'),
        'docs-core/a/Shell.tsx': component(
          'Shell',
          "import { AppProvider } from '@toolpad/core/AppProvider';\n",
        ),
      }),
    ).toMatchSnapshot();
  });

  it('names every problem of the sources in one run', () => {
    const page = (name: string) => `<Demo src="./${name}.tsx" title="${name}" />`;
    expect(
      report({
        'docs-core/a/index.mdx': ['Plain', 'Other', 'Arrow', 'Imports', 'Marks', 'Syntax']
          .map(page)
          .join('\n'),
        'docs-core/a/Plain.tsx': 'export function Plain() {}',
        'docs-core/a/Other.tsx': component('Else'),
        'docs-core/a/Arrow.tsx': 'export default () => null;',
        'docs-core/a/Imports.tsx': component(
          'Imports',
          "import Buton from '@mui/material/Buton';\nimport moment from 'moment';\nimport Link from '@docusaurus/Link';\nimport x from '../../model/facts/demo';\nimport { y } from './gone';\nimport { Menu } from '@mui/icons-material';\n",
        ),
        'docs-core/a/Marks.tsx': component('Marks', '// preview-start\n'),
        'docs-core/a/Syntax.tsx': 'export default function Syntax() {\n  return <b>;\n}\n',
      }),
    ).toMatchSnapshot();
  });

  it('reports both files with the same name, even on different pages', () => {
    expect(
      report({
        'docs-core/a/index.mdx': '<Demo src="./A.tsx" title="A" />',
        'docs-core/a/A.tsx': component('A'),
        'docs-core/b/index.mdx': '<Demo src="./A.tsx" title="A" />',
        'docs-core/b/A.tsx': component('A'),
      }),
    ).toMatchInlineSnapshot(`
     "docs-core/b/index.mdx:1:1  demo/duplicate-name
       "docs-core/b/A.tsx" and "docs-core/a/A.tsx" have the same name, which is part of their URLs. Rename one of them."
    `);
  });

  it('reports the position of a syntax error in a page, and problems of other pages', () => {
    expect(
      report({
        'docs-core/a/index.mdx': 'Text\n\n<Demo src="./A.tsx" title="A"\n',
        'docs-core/b/index.mdx': '<Demo src="./B.tsx" title="B" />',
      }),
    ).toMatch(
      /^docs-core\/a\/index\.mdx:\d+:\d+ {2}demo\/mdx-syntax\n.*\ndocs-core\/b\/index\.mdx:1:1 {2}demo\/missing-file/,
    );
  });

  it('distinguishes versions of a demo, and resolves the packages of each', () => {
    const versions = [
      { dir: 'docs-core', demos: 'core/v0.14.0', packages: '.' },
      { dir: 'core_docs', demos: 'core/v0.13.0', packages: 'versions/core-0.13.0' },
    ];
    const tree = new Map([
      ['docs-core/a.mdx', '<Demo src="./A.tsx" title="A" />'],
      ['docs-core/A.tsx', component('A', "import New from 'new';\n")],
      ['core_docs/a.mdx', '<Demo src="./A.tsx" title="A" />'],
      ['core_docs/A.tsx', component('A', "import New from 'new';\n")],
    ]);
    const onlyNew: Installation = {
      ...installation,
      candidates: () => [],
      resolves: (folder, specifier) => folder === '.' && specifier === 'new',
    };
    const model = readDemos(tree, versions);
    expect(model.demos.map(({ key }) => key)).toEqual(['core/v0.14.0/A', 'core/v0.13.0/A']);
    expect(
      findProblems({ sources: tree, demos: model, installation: onlyNew }).map(formatProblem),
    ).toEqual([
      `core_docs/A.tsx:1:17  demo/missing-package\n  "new" isn't installed. Add new to versions/core-0.13.0/package.json, or import another package.`,
    ]);
  });

  it('reports modules that would have the same path in the copy of a demo', () => {
    expect(
      report({
        'docs-core/a/index.mdx': '<Demo src="./A.tsx" title="A" />',
        'docs-core/a/A.tsx': component('A', "import './rows';\nimport '../shared/rows';\n"),
        'docs-core/a/rows.ts': 'export {};',
        'docs-core/shared/rows.ts': 'export {};',
      }),
    ).toMatchInlineSnapshot(`
     "docs-core/shared/rows.ts:1:1  demo/duplicate-module
       Readers who copy A get both "docs-core/shared/rows.ts" and "docs-core/a/rows.ts" as rows.ts. Rename one of them."
    `);
  });

  it('accepts a demo on two pages', () => {
    expect(
      report({
        'docs-core/a/index.mdx': '<Demo src="./A.tsx" title="A" />',
        'docs-core/a/A.tsx': component('A'),
        'docs-core/b.mdx': '<Demo src="./a/A.tsx" title="A" />',
      }),
    ).toBe('');
  });

  it('reads a folder as one demo with several styling solutions', () => {
    const tree = new Map([
      ['docs-core/a/index.mdx', '<Demo src="./A.tsx" title="A" />'],
      ['docs-core/a/A/css.tsx', component('A', "import './styles.css';\n")],
      ['docs-core/a/A/styles.css', '.a {}'],
      ['docs-core/a/A/system.tsx', component('A')],
    ]);
    const model = readDemos(tree, sets);
    expect(model.demos[0]?.stylings.map(({ styling }) => styling)).toEqual(['system', 'css']);
    expect(findProblems({ sources: tree, demos: model, installation })).toEqual([]);
  });
});
