import path from 'node:path';
import { documentedVersions } from '../shared/versions';
import type { PageNode } from '../pages/nodes';
import { remarkApi } from './remark';

const siteDir = path.join(__dirname, '../..');
const versions = documentedVersions(siteDir);
const transform = remarkApi({ versions, siteDir });

const element = (name: string, entry: string): PageNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: entry }],
  position: { start: { line: 7, column: 1 } },
});

function run(children: PageNode[], page = 'docs-core/api/components/crud.mdx') {
  const tree: PageNode = { type: 'root', children };
  transform(tree, { path: path.join(siteDir, page) });
  return tree.children as (PageNode & { value?: string })[];
}

const valueOf = (node: PageNode | undefined, name: string) =>
  (node?.attributes?.find((attribute) => attribute.name === name)?.value as { value: string })
    ?.value;

test('an element gets the data of its version, imported once', () => {
  const nodes = run([element('ApiProps', 'Crud'), element('ApiCss', 'Crud')]);
  expect(nodes[0]?.value).toBe(
    'import api_Crud from "@generated/api-pages/default/core/current/Crud.json";',
  );
  expect(nodes.slice(1).map((node) => valueOf(node, 'data'))).toEqual(['api_Crud', 'api_Crud']);
});

test('a list of types gets the data of each', () => {
  const nodes = run([element('ApiTypes', 'useNotifications')]);
  const types = valueOf(nodes.at(-1), 'types');
  expect(types).toMatch(/^\[apiType_\w+(, apiType_\w+)*\]$/);
  for (const variable of types?.slice(1, -1).split(', ') ?? [])
    expect(nodes.map(({ value }) => value)).toContain(
      `import ${variable} from "@generated/api-pages/default/core/current/${variable.slice(8)}.type.json";`,
    );
});

test('a component of Studio is one of that product', () => {
  const [imported] = run(
    [element('StudioComponentProps', 'DataGrid')],
    'docs-studio/reference/components/data-grid.mdx',
  );
  expect(imported?.value).toContain('/studio/current/DataGrid.json');
});

test('names without data, and of the wrong kind, are all reported with their place', () => {
  expect(() =>
    run([
      element('ApiProps', 'Crdu'),
      element('ApiProps', 'useSession'),
      element('HookImport', 'Account'),
      element('StudioComponentProps', 'DataGrid'),
    ]),
  ).toThrowErrorMatchingInlineSnapshot(`
   "4 mistakes in the docs:

   docs-core/api/components/crud.mdx:7:1  api/unknown-name
     <ApiProps> refers to "Crdu", for which there is no API data. Did you mean "Crud"?
   docs-core/api/components/crud.mdx:7:1  api/wrong-kind
     <ApiProps> shows a component, but "useSession" is a hook.
   docs-core/api/components/crud.mdx:7:1  api/wrong-kind
     <HookImport> shows a hook, but "Account" is a component.
   docs-core/api/components/crud.mdx:7:1  api/unknown-name
     <StudioComponentProps> refers to "DataGrid", for which there is no API data.
   "
  `);
});

test('other elements and other pages are left alone', () => {
  const before = JSON.stringify([element('Demo', 'Crud')]);
  expect(JSON.stringify(run([element('Demo', 'Crud')]))).toBe(before);
  expect(run([element('ApiProps', 'Crdu')], 'src/pages/a.mdx')).toHaveLength(1);
});
