import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import schema from '@site/docs-studio/reference/file-schema.json';
import type { FileSchemaData } from '@site/model/facts/fileSchema';
import { FileSchema as FileSchemaTag } from './file-schema';

const { files, definitions }: FileSchemaData = schema;
const entries = [...files, ...definitions];

const FileSchema = ({ name }: { name: string }) => <FileSchemaTag name={name} schema={schema} />;

/**
 * Names of all keys in a part of the schema, in reading order. Doesn't know how types are nested.
 */
function keyNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(keyNames);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'required' in node && 'name' in node ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(keyNames)];
}

const keysIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('li > [id]'),
];

test.each(entries)('each key of $name is shown once, with its anchor', (entry) => {
  const { container } = render(<FileSchema name={entry.name} />);
  const keys = keysIn(container);
  expect(keys.map((key) => key.querySelector('.name')?.textContent)).toEqual(keyNames(entry));
  for (const key of keys) {
    const name = key.querySelector('.name')?.textContent;
    expect(key.id.startsWith(`${entry.anchor}-`)).toBe(true);
    expect(key.id.endsWith(`-${name}`)).toBe(true);
    expect(
      container.querySelector(`a[aria-label="Link to ${name}"][href="#${key.id}"]`),
    ).not.toBeNull();
  }
});

test('an anchor is the path to its key; arrays add nothing, and variants add their kind', () => {
  const { container } = render(<FileSchema name="Page" />);
  const ids = keysIn(container).map(({ id }) => id);
  expect(ids).toContain('file-Page-spec-queries-parameters-name');
  expect(ids).toContain('file-Page-spec-queries-query-rest-url');
  expect(ids).toContain('file-Page-spec-queries-query-rest-body-urlEncoded-content');
  expect(container.querySelector('[id="file-Page-spec-queries-query-local"]')).toHaveTextContent(
    'With kind: local',
  );
});

test('anchors are unique, and all links lead to one', () => {
  const { container } = render(entries.map(({ name }) => <FileSchema key={name} name={name} />));
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = new Set([...ids, ...entries.map(({ anchor }) => anchor)]);
  for (const link of container.querySelectorAll('a'))
    expect(targets).toContain(link.getAttribute('href')?.slice(1));
});

test.each([
  ['Application', 'file-Application-spec-plan', 'plan "free" or "pro"'],
  ['Page', 'file-Page-apiVersion', 'apiVersion "v1" required'],
  ['Page', 'file-Page-spec-parameters', 'parameters array of NameStringValuePair'],
  [
    'Page',
    'file-Page-spec-queries-enabled',
    'enabled boolean or JsExpressionBinding or EnvBinding',
  ],
  ['Application', 'file-Application-spec-authorization-roles', 'roles array of string or object'],
  ['Element', 'definition-Element-props', 'props object of BindableProp'],
])('type label of %s, %s', (name, id, text) => {
  const { container } = render(<FileSchema name={name} />);
  expect(container.querySelector(`[id="${id}"] > .head`)).toHaveTextContent(text);
});

test('a shared type has a tooltip with its description', () => {
  const { getAllByRole } = render(<FileSchema name="Theme" />);
  expect(getAllByRole('link', { name: 'SimplePaletteColorOptions' })[0]).toHaveAttribute(
    'title',
    'A color of the Material UI palette.',
  );
});

test('summaries contain no links, so that a click has one meaning', () => {
  const { container } = render(entries.map(({ name }) => <FileSchema key={name} name={name} />));
  expect(container.querySelectorAll('summary').length).toBeGreaterThan(10);
  expect(container.querySelectorAll('summary a')).toHaveLength(0);
});

test('a union without keys lists its alternatives', () => {
  const { getAllByRole } = render(<FileSchema name="BindableProp" />);
  const alternatives = getAllByRole('listitem').map((item) => item.textContent);
  expect(alternatives).toContain('array of BindableProp');
  expect(alternatives).toHaveLength(11);
});

test('the page has a heading with the anchor and the tree of each file and type', () => {
  const page = readFileSync(path.resolve('docs-studio/reference/file-schema.mdx'), 'utf8');
  for (const { name, anchor } of entries) {
    expect(page).toContain(`### ${name} {#${anchor}}`);
    expect(page).toContain(`<FileSchema name="${name}" />`);
  }
});
