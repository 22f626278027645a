import type { DocumentedVersion } from '../shared/versions';
import { remarkDemos } from './remark';

const core = { product: 'core', packages: '.', isLast: true } as DocumentedVersion;
const versions: DocumentedVersion[] = [
  { ...core, name: 'current', label: 'v0.14.0', dir: 'docs-core' },
  { ...core, name: '0.13.0', label: 'v0.13.0', dir: 'core_versioned_docs/version-0.13.0' },
];
const transform = remarkDemos({ versions, siteDir: '/site' });

const demo = (attributes: Record<string, unknown>) => ({
  type: 'mdxJsxFlowElement',
  name: 'Demo',
  children: [],
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
});

async function run(children: ReturnType<typeof demo>[], path = '/site/docs-core/a/index.mdx') {
  const tree = { type: 'root', children };
  await transform(tree as never, { path });
  return tree.children as unknown as {
    type: string;
    value?: string;
    attributes: { name: string; value: { value?: string } | string }[];
  }[];
}

const namesOf = (node: { attributes: { name: string }[] } | undefined) =>
  node?.attributes.map(({ name }) => name);

describe('remarkDemos', () => {
  it('names the demo and gives it its data', async () => {
    const [imported, element] = await run([demo({ src: './Basic.tsx' })]);
    expect(imported).toMatchObject({
      type: 'mdxjsEsm',
      value:
        'import demoBasic from "@generated/demos/default/data/core/v0.14.0/Basic/summary.json";',
    });
    expect(namesOf(element)).toEqual(['src', 'name', 'demo']);
    expect(element?.attributes[1]?.value).toBe('Basic');
  });

  it('gives a page of a cut version the data of that version', async () => {
    const page = '/site/core_versioned_docs/version-0.13.0/a/index.mdx';
    expect((await run([demo({ src: './Basic.tsx' })], page))[0]?.value).toContain(
      '/data/core/v0.13.0/Basic/summary.json',
    );
  });

  it('imports a demo once, however often it is placed', async () => {
    expect(
      (await run([demo({ src: './Basic.tsx' }), demo({ src: './Basic.tsx' })])).filter(
        ({ type }) => type === 'mdxjsEsm',
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['present', null, true],
    ['true', { type: 'mdxJsxAttributeValueExpression', value: 'true' }, true],
    ['false', { type: 'mdxJsxAttributeValueExpression', value: 'false' }, false],
  ])(
    'adds the source only where it is shown from the start: defaultCodeOpen %s',
    async (_what, value, expected) => {
      const nodes = await run([demo({ src: './Basic.tsx', defaultCodeOpen: value })]);
      expect(namesOf(nodes.at(-1))?.includes('source')).toBe(expected);
    },
  );

  it('finds demos inside of other elements', async () => {
    const inner = demo({ src: './Basic.tsx' });
    await run([{ ...demo({}), name: 'Tabs', children: [inner] as never }]);
    expect(namesOf(inner)).toContain('demo');
  });

  it.each([
    ['pages outside of the sets', [demo({ src: './Basic.tsx' })], '/site/src/pages/a.mdx'],
    ['demos without a file', [demo({ title: 'x' })], undefined],
    ['other elements', [{ ...demo({ src: './Basic.tsx' }), name: 'Video' }], undefined],
  ])('leaves %s alone', async (_what, children, path) => {
    const before = JSON.stringify(children);
    expect(JSON.stringify(await run(children, path))).toBe(before);
  });
});
