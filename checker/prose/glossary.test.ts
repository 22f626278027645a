import { readOverrides } from '@site/tools/api-reference/options';
import fileSchema from '../../docs-studio/reference/file-schema.json';
import { en } from '../../model/facts/messages/allMessages';
import { fillers, glossary } from './glossary';

/** All texts under a `description` key. */
function descriptionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(descriptionsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'description' && typeof inner === 'string' ? [inner] : descriptionsIn(inner),
  );
}

const overrides = readOverrides();

const texts: [string, string[]][] = [
  ['the interface', Object.values(en)],
  ['the API descriptions', Object.values(overrides.descriptions)],
  ['the corrections of the API', overrides.corrections.flatMap(({ value }) => value ?? [])],
  ['the file schema', descriptionsIn(fileSchema)],
];

test.each(texts)('%s follows the glossary', (_, all) => {
  const wrong = all
    .map((text) => text.replace(/`[^`]*`/g, '`'))
    .flatMap((text) =>
      [...glossary.map(({ not }) => not), ...fillers]
        .filter((pattern) => pattern.test(text))
        .map((pattern) => `${text} (${pattern.source})`),
    );
  expect(all.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test.each([
  ['the address of a page', 'how often an email address can ask for a link'],
  ['It saves by itself', 'Test the form by itself'],
  ['a dialog of its own', 'its own dialog'],
  ['0.14.0: it fails', 'In 0.14.0, it fails'],
  ['It is to be seen', 'You see it, and it is to the left'],
  ['A form knows no such type', 'A form does not support this type'],
  ['It replaces the text by nothing', 'It replaces the text with nothing'],
  ['This is no number', 'There is no number; it is no longer needed'],
  ['Nothing stands here', 'CRUD stands for four words, and jsdom stands in for a browser'],
  ['a Node server', 'a Node.js server'],
])('the glossary reports "%s" but not "%s"', (wrong, right) => {
  const found = (text: string) => glossary.filter(({ not }) => not.test(text));
  expect(found(wrong)).not.toEqual([]);
  expect(found(right)).toEqual([]);
});
