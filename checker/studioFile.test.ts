import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import schema from '../docs-studio/reference/file-schema.json';
import { samplesOf } from './samples/samples';
import type { SchemaType } from '../model/facts/fileSchema';
import { validate } from './studioFile';

const types = new Map<string, SchemaType>(schema.definitions.map((type) => [type.name, type]));
const kinds = { application: 'Application', page: 'Page', theme: 'Theme' };

/** Returns whether a sample contains more than comments. */
const hasContent = ({ code }: { code: string }) => parse(code) !== null;

/** Problems of a Studio file, according to the schema of its `kind`. */
function problemsOf(text: string): string[] {
  const content = parse(text) as { kind?: keyof typeof kinds };
  const file = schema.files.find(({ name }) => content.kind && name === kinds[content.kind]);
  return file ? validate(file as SchemaType, content, types, content.kind!) : ['kind is unknown'];
}

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

const samples = filesBelow('docs-studio', '.mdx').flatMap((page) =>
  samplesOf(page, readFileSync(page, 'utf8'))
    .filter(({ title, file }) => title?.startsWith('toolpad/') && title.endsWith('.yml') && !file)
    .filter(hasContent)
    .map(({ line, code }) => ({ place: `${page}:${line}`, code })),
);

test.each(samples)('the sample $place matches the schema', ({ code }) => {
  expect(problemsOf(code)).toEqual([]);
});

const apps = ['studio-tools/pictures/apps', 'examples/studio'].flatMap((folder) => {
  try {
    return filesBelow(folder, '.yml');
  } catch {
    return [];
  }
});

test.each(apps)('%s matches the schema of its name', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(problemsOf(text)).toEqual([]);
  expect(parse(text)).toMatchObject({ kind: path.basename(file, '.yml') });
});

test('the docs contain samples, and there are apps', () => {
  expect(samples.length).toBeGreaterThan(15);
  expect(apps.length).toBeGreaterThan(10);
});

const page = (spec: string) => `apiVersion: v1\nkind: page\nspec:\n${spec}`;

test.each([
  ['another version', 'apiVersion: v2\nkind: page', ['page.apiVersion is "v2", not one of: v1']],
  ['an unknown key', page('  width: lg'), ['page.spec.width is not part of the format']],
  [
    'a wrong choice',
    page('  display: full'),
    ['page.spec.display is "full", not one of: standalone'],
  ],
  [
    'a component without a name',
    page('  content:\n    - component: Text'),
    ['page.spec.content[0].name is missing'],
  ],
  [
    'a misspelled binding',
    page(
      '  content:\n    - component: Text\n      name: a\n      props:\n        value:\n          $$js: b',
    ),
    [expect.stringMatching(/^page\.spec\.content\[0\]\.props\.value/)],
  ],
  [
    'an unknown kind of query',
    page('  queries:\n    - name: q\n      query:\n        kind: graphql'),
    [expect.stringMatching(/^page\.spec\.queries\[0\]\.query/)],
  ],
  [
    'a property that is neither value nor binding',
    page('  content:\n    - component: Text\n      name: a\n      props: []'),
    [expect.stringMatching(/^page\.spec\.content\[0\]\.props/)],
  ],
  ['no Studio file', 'name: x', ['kind is unknown']],
])('%s is a problem', (_title, text, expected) => {
  expect(problemsOf(text)).toEqual(expected);
});
