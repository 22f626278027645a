import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineTag } from './define';
import { readPage } from '../pages/parsePage';
import { writtenOf } from '../pages/nodes';
import { documentedVersions } from '../versions/versions';
import { contextOf, tags } from './tags';
import { checkTag, collectProblems } from '../../checker/checker';
import { describeProblem } from '../problems';

const siteDir = path.join(__dirname, '../..');
const versions = documentedVersions(siteDir);

/** The example of a tag, and a page of a product with data for it. */
function placed(name: string, example: string) {
  const product = /^(Studio|FileSchema|Diagram)/.test(name) ? 'studio' : 'core';
  const version = versions.find((each) => each.product === product)!;
  const page = name === 'Diagram' ? 'concepts/a.mdx' : 'a.mdx';
  const context = contextOf(`${version.dir}/${page}`, version, versions, siteDir);
  const [node] = readPage(`${example}\n`).elements;
  return { node: node!, context };
}

/** Names that the modules with components export. */
const components = readdirSync(path.join(siteDir, 'src/tags')).flatMap((name) => {
  const text = readFileSync(path.join(siteDir, 'src/tags', name), 'utf8');
  return [...text.matchAll(/export (?:function (\w+)|\{([^}]*)\})/g)].flatMap(
    ([, declared, list = '']) => declared ?? list.match(/\w+(?=\s*(?:,|$))/g) ?? [],
  );
});

describe.each([...tags])('%s', (name, tag) => {
  const { node, context } = placed(name, tag.example);

  test('its example is valid', () => {
    expect(node.name).toBe(name);
    const problems = collectProblems('', (report) => checkTag(name, tag, node, context, report));
    expect(problems).toEqual([]);
  });

  test('has a component, and data', async () => {
    expect(components).toContain(name);
    expect(tag.data ? await tag.data(writtenOf(node), context) : {}).toBeDefined();
  });
});

test.each([...tags].filter(([, { data }]) => data))(
  '%s has other data in a cut version',
  async (name, tag) => {
    const { node, context } = placed(name, tag.example);
    const { product, dir } = context.version;
    const cut = {
      ...context.version,
      name: '0.1.0',
      label: 'v0.1.0',
      dir: `${product}_versioned_docs/version-0.1.0`,
      examples: 'versions/old/examples',
      pictures: 'versions/old/pictures.json',
      images: 'static/versions/old/images',
      downloads: 'downloads/old',
      demos: 'core/v0.1.0',
      live: 'demos/old',
      isLast: false,
    };
    const current = contextOf(context.page, context.version, versions, siteDir);
    const old = contextOf(`${cut.dir}/a.mdx`, cut, [...versions, cut], siteDir);
    const ofToday = (file: string) =>
      file
        .replace(cut.dir, dir)
        .replace('versions/old/pic', 'model/facts/pic')
        .replace('versions/old/', '');
    const written = writtenOf(node);
    expect(
      await tag.data?.(written, { ...old, find: (file) => current.find(ofToday(file)) }),
    ).not.toEqual(await tag.data?.(written, current));
  },
);

test('a record with a missing part does not compile', () => {
  const rest = { children: false, block: true } as const;
  // @ts-expect-error Lacks an example for the writer's reference.
  const tag = defineTag()({ attributes: {}, ...rest });
  expect(tag).toBeDefined();
});

const check = (source: string) => {
  const [node] = readPage(source).elements;
  const name = node?.name ?? '';
  const { context } = placed(name, source);
  return collectProblems('', (report) =>
    checkTag(name, tags.get(name)!, node!, context, report),
  ).map(describeProblem);
};

test.each([
  [
    '<CodeTabs group="npm">a</CodeTabs>',
    `"npm" isn't a valid group for <CodeTabs>. Use package-manager`,
  ],
  ['<CodeTabs>\n</CodeTabs>', '<CodeTabs> is empty.'],
  ['<Diagram name="data-flow">1.</Diagram>', '<Diagram> needs the attribute title="…".'],
  ['<Diagram name="data-flw" title="a">1.</Diagram>', 'Did you mean "data-flow"?'],
  ['<Diagram name={name} title="a">1.</Diagram>', 'Write name="…".'],
  ['<Demo src="./A.tsx" title=" " />', '<Demo> needs the attribute title="…".'],
  ['<Demo src="./A.tsx" title="a" height="0" />', 'Write height={400}.'],
  ['<Demo src="./A.tsx" title="a" height={a.b} />', 'Write height={400}.'],
  ['<Demo src="./A.tsx" title="a" iframe="yes" />', 'Write iframe.'],
  ['<Demo src="./A.tsx" title={3} />', `{3} isn't a valid title for <Demo>. Write title="…".`],
  ['<ApiProps name={name} />', `{name} isn't a valid name for <ApiProps>. Write name="…".`],
  ['<Demo src="./A.tsx" title="a" hight={4} />', 'Did you mean "height"?'],
  ['<ExampleProject name="plain" entry="src/Ap.tsx" />', 'Did you mean "src/App.tsx"?'],
  ['<Picture name="constructor" alt="a" />', `"constructor" isn't a valid name for <Picture>.`],
  ['<StudioDeprecated title="a" />', 'It has no attributes.'],
])('%s is reported', (source, message) => {
  expect(check(source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  "<CodeTabs group={'code-variant'}>a</CodeTabs>",
  '<Demo src="./A.tsx" title={title} iframe={false} height={300} />',
  '<Demo {...props} />',
])('%s is accepted', (source) => {
  expect(check(source)).toEqual([]);
});
