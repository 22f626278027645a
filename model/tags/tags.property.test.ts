import fc from 'fast-check';
import path from 'node:path';
import { collectProblems, checkTag } from '../../checker/checker';
import type { Attribute, Tag } from './define';
import { textWith } from '@site/e2e/support/untrusted';
import { mdxProblem, readPage, type PageModel } from '../pages/parsePage';
import { writtenOf } from '../pages/nodes';
import { documentedVersions } from '../versions/versions';
import { contextOf, tags } from './tags';

const siteDir = path.join(__dirname, '../..');
const versions = documentedVersions(siteDir);
const names = [...tags.keys()];

const versionOf = (name: string) =>
  versions.find(
    ({ product }) => product === (/^(Studio|FileSchema|Diagram)/.test(name) ? 'studio' : 'core'),
  )!;

function contextFor(name: string) {
  const version = versionOf(name);
  const folder = name === 'Diagram' ? `${version.dir}/concepts` : version.dir;
  return contextOf(`${folder}/a.mdx`, version, versions, siteDir);
}

const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Text of an attribute that has no line ends, which MDX would indent. */
const anyValue = textWith('./A.tsx', 'Crud', '../', 'npm', 'pnpm', 'a.b').map((text) =>
  quoted(text.replace(/[\r\n]/g, ' ').slice(0, 2000)),
);

/** Values of an attribute that are valid. The example has names that exist. */
function validValue({ type, names: known }: Attribute, example: string): fc.Arbitrary<string> {
  if (known) return fc.constant(quoted(example));
  if (type === 'number') return fc.integer({ min: 1 }).map((value) => `{${value}}`);
  if (type === 'flag') return fc.constantFrom('{true}', '{false}');
  if (type !== 'text') return fc.constantFrom(...type).map(quoted);
  return fc.string({ minLength: 1 }).map((text) => quoted(`a${text}`));
}

/** Values of an attribute that are invalid in every place. */
function invalidValue({ type, required, names: known }: Attribute): fc.Arbitrary<string> {
  const wrong = [
    ...(required ? ['""', '" "'] : []),
    ...(type === 'flag' ? ['"yes"', '{3}'] : ['{true}']),
    ...(type === 'number' ? ['{0}', '{-1}', '{1.5}', '{a}', '"x"'] : ['{3}']),
    ...(known ? ['"no such name"', '"constructor"', '"__proto__"'] : []),
  ];
  return fc.constantFrom(...wrong);
}

/** A tag as text, with one value per attribute. `undefined` leaves an attribute out. */
function write(name: string, tag: Tag, values: Record<string, string | undefined>): string {
  const attributes = Object.entries(values).flatMap(([each, value]) =>
    value === undefined ? [] : [` ${each}=${value}`],
  );
  return tag.children === false
    ? `<${name}${attributes.join('')} />`
    : `<${name}${attributes.join('')}>\n\ntext\n\n</${name}>`;
}

const attributesOf = (tag: Tag) => Object.entries(tag.attributes);
const exampleOf = (tag: Tag) => writtenOf(readPage(`${tag.example}\n`).elements[0]!);

/** Problems of the first tag in a source. Runs everything that a build would do with the tag. */
async function check(name: string, tag: Tag, source: string): Promise<string[]> {
  const context = contextFor(name);
  const node = readPage(source).elements.find((element) => element.name === name)!;
  const problems = collectProblems('a.mdx', (report) => checkTag(name, tag, node, context, report));
  const written = writtenOf(node);
  await tag.data?.(written, context);
  expect(tag.ids?.(written, context) ?? []).toEqual(expect.any(Array));
  return problems.map(({ rule }) => rule);
}

/** A tag of the site, and a value for each of its attributes. */
const written = (
  valueOf: (attribute: Attribute, example: string | undefined) => fc.Arbitrary<string | undefined>,
) =>
  fc.constantFrom(...names).chain((name) => {
    const tag = tags.get(name)!;
    const example = exampleOf(tag);
    return fc.record({
      name: fc.constant(name),
      values: fc.record(
        Object.fromEntries(
          attributesOf(tag).map(([each, attribute]) => [each, valueOf(attribute, example[each])]),
        ),
      ),
    });
  });

test('tags with valid attributes have no problems', async () => {
  const valid = written((attribute, example) =>
    attribute.required
      ? validValue(attribute, example ?? '')
      : fc.option(
          attribute.names && example === undefined
            ? fc.constant(undefined)
            : validValue(attribute, example ?? ''),
          { nil: undefined },
        ),
  );
  await fc.assert(
    fc.asyncProperty(valid, async ({ name, values }) => {
      const tag = tags.get(name)!;
      expect(await check(name, tag, write(name, tag, values))).toEqual([]);
    }),
  );
});

test('an invalid attribute is reported', async () => {
  const withAttributes = written((attribute, example) =>
    fc.oneof(
      invalidValue(attribute),
      example === undefined ? fc.constant(undefined) : validValue(attribute, example),
    ),
  ).filter(({ values }) => Object.keys(values).length > 0);
  await fc.assert(
    fc.asyncProperty(withAttributes, fc.nat(), async ({ name, values }, position) => {
      const tag = tags.get(name)!;
      const each = attributesOf(tag)[position % attributesOf(tag).length]!;
      const [value] = fc.sample(invalidValue(each[1]), { numRuns: 1, seed: position });
      const source = write(name, tag, { ...values, [each[0]]: value });
      expect((await check(name, tag, source)).length).toBeGreaterThan(0);
    }),
  );
});

test('any attributes are accepted or reported, and never thrown', async () => {
  const anything = written(() => fc.option(anyValue, { nil: undefined }));
  const extra = fc.constantFrom(
    '',
    ' constructor="x"',
    ' __proto__="x"',
    ' {...x}',
    ' x={() => 1}',
  );
  await fc.assert(
    fc.asyncProperty(anything, extra, async ({ name, values }, more) => {
      const tag = tags.get(name)!;
      const source = write(name, tag, values).replace(`<${name}`, `<${name}${more}`);
      await check(name, tag, source);
    }),
  );
});

test('any page is read, or described as invalid MDX with its place', () => {
  const mdx = textWith(
    ...names.map((name) => `<${name}`),
    ...[
      '/>',
      '\n\n',
      '# ',
      '```',
      ':::note\n',
      '{/*',
      '*/}',
      'import ',
      'export ',
      '- ',
      '| a |\n',
    ],
    ...['src="./A.tsx"', '{...x}', '[a](', '](#b)', '![', '{#id}', '</', '$$', '&amp;', '---\n'],
  ).map((text) => text.slice(0, 3000));
  fc.assert(
    fc.property(mdx, (source) => {
      let page: PageModel | undefined;
      try {
        page = readPage(source);
      } catch (error) {
        const problem = mdxProblem('a.mdx', error, 'mdx/syntax', source);
        expect(problem.line).toBeGreaterThanOrEqual(1);
        expect(problem.line).toBeLessThanOrEqual(source.split(/\r\n?|\n/).length);
      }
      for (const node of page?.elements ?? []) {
        const name = node.name ?? '';
        const tag = tags.get(name);
        if (tag)
          collectProblems('a.mdx', (report) => checkTag(name, tag, node, contextFor(name), report));
      }
    }),
  );
});
