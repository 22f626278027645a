import path from 'node:path';
import type { PageNode } from '../../model/pages/nodes';
import { documentedVersions, type DocumentedVersion } from '../../model/versions/versions';
import { remarkTags } from './remarkTags';

const siteDir = path.join(__dirname, '../..');
const current = documentedVersions(siteDir);
const [core] = current as [DocumentedVersion];
const cut: DocumentedVersion = {
  ...core,
  name: '0.13.0',
  demos: 'core/v0.13.0',
  version: '0.13.0',
  label: 'v0.13.0',
  dir: 'core_versioned_docs/version-0.13.0',
  examples: 'versions/core-0.13.0/examples',
  pictures: 'versions/core-0.13.0/pictures.json',
  isLast: false,
};
const transform = remarkTags({ versions: [...current, cut], siteDir });

const element = (name: string, attributes: Record<string, unknown>): PageNode => ({
  type: 'mdxJsxFlowElement',
  name,
  children: [],
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  position: { start: { line: 7, column: 1 } },
});
const demo = (attributes: Record<string, unknown> = {}) =>
  element('Demo', { src: './Basic.tsx', title: 'Basic', ...attributes });
const api = (name: string, entry: string) => element(name, { name: entry });

async function run(children: PageNode[], page = 'docs-core/a/index.mdx') {
  const tree: PageNode = { type: 'root', children };
  await transform(tree, { path: path.join(siteDir, page) });
  return tree.children as (PageNode & { value?: string })[];
}

const valueOf = (node: PageNode | undefined, name: string) => {
  const value = node?.attributes?.find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : (value as { value?: string } | undefined)?.value;
};

test('a demo gets its data, which is imported once', async () => {
  const [imported, ...demos] = await run([demo(), demo()]);
  expect(imported?.value).toBe(
    `import tagData0 from "@generated/demos/default/data/${core.demos}/Basic/summary.json";`,
  );
  expect(demos.map((node) => valueOf(node, 'demo'))).toEqual(['tagData0', 'tagData0']);
});

test.each([
  ['present', null, true],
  ['true', { type: 'mdxJsxAttributeValueExpression', value: 'true' }, true],
  ['false', { type: 'mdxJsxAttributeValueExpression', value: 'false' }, false],
])(
  'a demo includes its source only if it is open at the start: defaultCodeOpen %s',
  async (_what, value, expected) => {
    const nodes = await run([demo({ defaultCodeOpen: value })]);
    expect(valueOf(nodes.at(-1), 'source') !== undefined).toBe(expected);
  },
);

test('tags inside other elements are found', async () => {
  const inner = demo();
  await run([{ ...element('div', {}), children: [inner] }]);
  expect(valueOf(inner, 'demo')).toBe('tagData0');
});

test('a list of types gets the data of each', async () => {
  const nodes = await run([api('ApiTypes', 'useNotifications')]);
  const types = valueOf(nodes.at(-1), 'types');
  expect(types).toMatch(/^\[tagData\d+(, tagData\d+)*\]$/);
  const imports = nodes.filter(({ type }) => type === 'mdxjsEsm').map(({ value }) => value);
  expect(imports[0]).toContain('/core/current/useNotifications.json"');
  expect(imports[1]).toMatch(/\/core\/current\/\w+\.type\.json"/);
});

test.each<[string, PageNode, string, string]>([
  ['Demo', demo(), 'demo', 'data/core/v0.13.0/Basic/summary.json'],
  ['ApiProps', api('ApiProps', 'Crud'), 'data', 'api-pages/default/core/0.13.0/Crud.json'],
])('%s gets the data of a cut version', async (_name, node, prop, module) => {
  const [imported, placed] = await run([node], `${cut.dir}/a/index.mdx`);
  expect(imported?.value).toContain(module);
  expect(valueOf(placed, prop)).toBe('tagData0');
});

test('missing names and names of the wrong kind are all reported with their position', async () => {
  await expect(
    run([
      api('ApiProps', 'Crdu'),
      api('ApiProps', 'useSession'),
      api('HookImport', 'Account'),
      api('StudioComponentProps', 'DataGrid'),
    ]),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
   "4 problems in the docs:

   docs-core/a/index.mdx:7:1  mdx/unknown-name
     "Crdu" isn't a valid name for <ApiProps>. Did you mean "Crud"?
   docs-core/a/index.mdx:7:1  api/wrong-kind
     This tag is for a component, but "useSession" is a hook.
   docs-core/a/index.mdx:7:1  api/wrong-kind
     This tag is for a hook, but "Account" is a component.
   docs-core/a/index.mdx:7:1  mdx/unknown-name
     "DataGrid" isn't a valid name for <StudioComponentProps>.
   "
  `);
});

test('other elements and other pages are unchanged', async () => {
  const before = JSON.stringify([element('Video', { src: './a' })]);
  expect(JSON.stringify(await run([element('Video', { src: './a' })]))).toBe(before);
  expect(await run([api('ApiProps', 'Crdu')], 'src/pages/a.mdx')).toHaveLength(1);
});
