import path from 'node:path';
import { products } from '../../model/facts/products';
import { parseFrontMatter } from '../../plugins/page-checks/page-checks';
import { formatProblem } from '../../model/problems';
import type { DocFile } from '../../model/pages/pages';
import { openSite } from '../../model/site';
import {
  descriptionLength,
  frontMatterKeys,
  misplacedFrontMatter,
  parseFrontMatter as readFrontMatter,
} from '../../model/pages/frontMatter';
import { collectProblems } from '../rule';
import { checkDocs, checkFrontMatter, checkUnique } from './frontMatter';

/** Values of keys that accept only certain ones. */
const valid: Readonly<Record<string, unknown>> = {
  api: 'DashboardLayout',
  keywords: ['x'],
  toc_max_heading_level: 3,
};

const sound = { title: 'Crud', description: 'd'.repeat(descriptionLength.min), slug: '/crud' };

/** Problems of valid front matter after changes to some keys. `undefined` removes a key. */
function report(changes: Record<string, unknown>): string {
  const frontMatter = Object.fromEntries(
    Object.entries({ ...sound, ...changes }).filter(([, value]) => value !== undefined),
  );
  const source = [
    '---',
    ...Object.entries(frontMatter).map(([key, value]) => `${key}: ${String(value)}`),
    '---',
    '',
    'titel: in the text',
  ].join('\n');
  const doc = { file: 'docs-core/crud.mdx', source, frontMatter };
  return collectProblems(doc.file, (report) =>
    checkFrontMatter(doc, ['Crud', 'DashboardLayout'], report),
  )
    .map(formatProblem)
    .join('\n');
}

test.each<[string, Record<string, unknown>]>([
  ['the required keys', {}],
  [
    'every key',
    Object.fromEntries(
      frontMatterKeys.filter((key) => !(key in sound)).map((key) => [key, valid[key] ?? 'x']),
    ),
  ],
  ['the longest description', { description: 'd'.repeat(descriptionLength.max) }],
])('valid: %s', (_, changes) => {
  expect(report(changes)).toBe('');
});

test.each<[string, Record<string, unknown>]>([
  ['a misspelled key', { titel: 'Crud' }],
  ['a key of Docusaurus that is not used here', { sidebar_position: 3 }],
  ['a key like no other', { xyz: true }],
  ['no title', { title: undefined }],
  ['no description', { description: undefined }],
  ['an empty slug', { slug: '' }],
  ['a title that is a number', { title: 404 }],
  ['a description that is a list', { description: ['one'] }],
  ['a description that is too short', { description: 'd'.repeat(descriptionLength.min - 1) }],
  ['a description that is too long', { description: 'd'.repeat(descriptionLength.max + 1) }],
  ['a component that has no API data', { api: 'DashbordLayout' }],
  ['all of them', { titel: 1, title: undefined, description: 'short', slug: null }],
])('%s', (_, changes) => {
  expect(report(changes)).toMatchSnapshot();
});

test.each([
  ['4.10', '"4.10"'],
  ['0x1F # the hexadecimal number', '"0x1F"'],
  ['2024-01-01T00:00:00Z', '"2024-01-01T00:00:00Z"'],
  ['[Beta]', '"[Beta]"'],
  ['["a"]', '"[\\"a\\"]"'],
  ['\n  - one\n  - two', '"one,two"'],
])('the advice for the title %j keeps what the writer typed', (written, expected) => {
  const source = `---\ntitle: ${written}\nslug: /a\n---\n`;
  const { frontMatter } = readFrontMatter(source);
  const doc = { file: 'docs-core/a.mdx', source, frontMatter };
  const [problem] = collectProblems(doc.file, (report) => checkFrontMatter(doc, [], report)).filter(
    ({ rule }) => rule === 'front-matter/invalid-value',
  );
  expect(problem?.message).toContain(`Write title: ${expected}.`);
});

test.each([
  ['  ---\ntitle: a\n---\n', 'The front matter starts with "  ---".'],
  ['----\ntitle: a\n---\n', 'The front matter starts with "----".'],
  ['---\ntitle: a\n ---\n\nText.\n', 'The front matter ends with " ---".'],
  ['---\ntitle: a\n----\n\nText.\n\n---\n\nText.\n', 'The front matter ends with "----".'],
  ['---\ndescription: |\n  a\n  ---\n  b\n---\n', undefined],
  ['---\ndescription: >\n  ---\n---\n', undefined],
  ['---\ntitle: a\n ---\n\nText.\n\n---\n\nText.\n', 'The front matter ends with " ---".'],
  ['\ufeff---\ntitle: a\n---\n', undefined],
])('the message about the marks of %j quotes them', (source, expected) => {
  expect(misplacedFrontMatter(source, 'a.mdx')?.message).toBe(expected);
});

test.each([
  ['/c#', '/c'],
  ['/what?', '/what'],
  ['/a/./b', '/a/b'],
  ['/a\\b', '/a-b'],
  ['/50%', '/50'],
  ['/a:b', '/a-b'],
  ['/:id', '/id'],
  ['/a*', '/a'],
  ['/doc(1)', '/doc-1'],
  ['/a%20b', '/a-20b'],
  ['/a//b', '/a/b'],
  ['/.hidden', '/hidden'],
])('the slug %s is reported with one that is valid: %s', (slug, expected) => {
  expect(report({ slug })).toContain(`Write "${expected}".`);
  expect(report({ slug: expected })).toBe('');
});

test('pages that share a description are named, pages without one are not', () => {
  const pages = ['same', 'other', 'same', '', '', 'same'].map((description, index) => ({
    file: `docs-core/${index}.mdx`,
    description,
  }));
  const problems = collectProblems('', (report) => checkUnique(pages, report));
  expect(problems.map(formatProblem)).toMatchSnapshot();
});

describe('on disk', () => {
  const siteDir = path.join(__dirname, '../..');
  const check = (docs: readonly DocFile[]) =>
    collectProblems('', (report) => checkDocs(siteDir, docs, report));
  const collect = async (fixture: string) =>
    (await openSite(path.join(__dirname, 'fixtures', fixture))).docs;

  test('collects the pages of both products with their URLs, and no other files', async () => {
    const docs = await collect('sound');
    expect(docs.map(({ file, url }) => [file, url])).toEqual([
      ['docs-core/group/index.mdx', '/toolpad/core/guide/'],
      ['docs-studio/guide.mdx', '/toolpad/studio/guide/'],
    ]);
    expect(check(docs)).toEqual([]);
  });

  test('problems of all pages are reported in one run, YAML that cannot be read among them', async () => {
    const docs = await collect('problems');
    expect(check(docs).map(formatProblem).join('\n')).toMatchSnapshot();
  });

  test('invalid YAML is reported each time', async () => {
    const [first, second] = [await collect('problems'), await collect('problems')];
    expect(check(second)).toEqual(check(first));
  });
});

describe('parseFrontMatter', () => {
  const parse = (file: string, fileContent: string) =>
    parseFrontMatter({
      filePath: path.resolve(file),
      fileContent,
      defaultParseFrontMatter: () => Promise.reject(new Error('not used')),
    });
  const page = `---\ntitle: Crud\ndescription: ${sound.description}\nslug: /crud\n---\nText.`;

  test('returns front matter and content of a docs page', async () => {
    expect(await parse('docs-core/crud.mdx', page)).toEqual({
      frontMatter: sound,
      content: expect.stringContaining('Text.'),
    });
  });

  test("adds the API data of the page's version", async () => {
    const { frontMatter } = await parse(
      'docs-core/crud.mdx',
      `${page.replace('---\n', '---\napi: Crud\n')}

## API {#api}

- [\`<List />\`](/toolpad/core/react-crud/list-api/)
- [\`<Crud />\`](/toolpad/core/react-crud/api/)

## What comes next {#what-comes-next}
`,
    );
    expect(frontMatter.api).toEqual({
      name: 'Crud',
      package: '@toolpad/core',
      version: products.core.version,
      source: 'packages/toolpad-core/src/Crud/Crud.tsx',
      references: [
        { title: 'Crud', href: '/toolpad/core/react-crud/api/' },
        { title: 'List', href: '/toolpad/core/react-crud/list-api/' },
      ],
    });
  });

  test('accepts any front matter in other pages', async () => {
    expect(
      await parse('src/pages/x.mdx', '---\nhide_table_of_contents: true\n---\n'),
    ).toMatchObject({ frontMatter: { hide_table_of_contents: true } });
  });

  test.each([
    ['a misspelled key', page.replace('slug:', 'slgu:')],
    ['no YAML', page.replace('Crud', 'Crud: lists')],
    ['no YAML, the second time', page.replace('Crud', 'Crud: lists')],
    ['a tab for an indent', page.replace('title:', 'keywords:\n\t- a\ntitle:')],
    ['no front matter', 'Text.'],
    ['an empty page', ''],
  ])('%s stops the page', async (_, content) => {
    await expect(parse('docs-studio/crud.mdx', content)).rejects.toThrowErrorMatchingSnapshot();
  });
});
