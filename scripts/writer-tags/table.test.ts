import { readFileSync } from 'node:fs';
import { readComponents, type PropType } from '../checker/components';
import { tagsTable, withTable } from './table';

jest.setTimeout(120_000);

const prop = (more: Partial<PropType>): PropType => ({
  required: false,
  text: true,
  number: false,
  boolean: false,
  type: 'string',
  description: '',
  ...more,
});

test('a row for each prop; what the build gives is left out', () => {
  const table = tagsTable({
    tags: {},
    components: {
      Picture: {
        name: prop({ required: true, description: 'Its name.\nOf a picture.' }),
        mode: prop({ type: '"light" | "dark"' }),
      },
      CodeTabs: { children: prop({ required: true, type: 'ReactNode' }) },
      StudioDeprecated: {},
      CodeBlock: { html: prop({}) },
      Demo: { src: prop({ required: true }), demo: prop({ required: true }) },
      ApiProps: { data: prop({ required: true }) },
    },
  });
  expect(table.split('\n').slice(2)).toEqual([
    '| `<ApiProps>` | `name` (required) | `string` | Component, hook or Studio component, by its exported name. |',
    '| `<CodeTabs>` | `children` (required) | between the tags |  |',
    '| `<Demo>` | `src` (required) | `string` |  |',
    '| `<Picture>` | `name` (required) | `string` | Its name. Of a picture. |',
    '|  | `mode` | `"light" \\| "dark"` |  |',
    '| `<StudioDeprecated>` | | | |',
  ]);
});

test('a text without marks is an error', () => {
  expect(() => withTable('# Title', 'table')).toThrow('<!-- tags');
});

test('CONTRIBUTING.md says what the types say: run npm run tags', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(text).toBe(withTable(text, tagsTable(readComponents())));
});
