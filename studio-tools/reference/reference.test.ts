import { dataDir, renderStudio, toReference } from './reference';

const evaluate = (argTypes: unknown) => toReference({ Button: { argTypes } })[0]?.properties;

test('reads the settings of a published component', () => {
  expect(
    evaluate({
      size: {
        type: 'string',
        enum: ['small', 'large'],
        default: 'small',
        label: 'Size',
        category: 'look',
        control: { type: 'ToggleButtons', bindable: false },
      },
    }),
  ).toEqual([
    {
      name: 'size',
      type: 'string',
      enum: ['small', 'large'],
      default: '"small"',
      description: 'The size of the button.',
      label: 'Size',
      controlled: false,
      bindable: false,
      section: 'look',
      minimum: null,
      maximum: null,
    },
  ]);
});

test.each([
  ['a default of null is a default', { type: 'object', default: null }, { default: 'null' }],
  ['a default of false is a default', { type: 'boolean', default: false }, { default: 'false' }],
  ['no default', { type: 'boolean' }, { default: null }],
  [
    'a value that the component controls',
    { type: 'string', onChangeProp: 'onChange' },
    { controlled: true, bindable: true },
  ],
  ['a range', { type: 'number', minimum: 0, maximum: 512 }, { minimum: 0, maximum: 512 }],
])('%s', (_, settings, expected) => {
  expect(evaluate({ size: settings })).toMatchObject([expected]);
});

test.each([
  [
    'an unknown type',
    { size: { type: 'colour' } },
    'Button.size has the type "colour". Known: string, number',
  ],
  ['settings that are none', { size: 'small' }, 'Button.size has the type "small"'],
  [
    'a property without a description',
    { weight: { type: 'number' } },
    'Button.weight has no description yet.',
  ],
])('%s is an error', (_, argTypes, message) => {
  expect(() => evaluate(argTypes)).toThrow(message);
});

test('a missing result is an error', () => {
  expect(() => toReference(null)).toThrow('could not be evaluated');
});

test('components are sorted, and the same input produces the same bytes', () => {
  const evaluated = { Text: { argTypes: {} }, Button: { argTypes: {} } };
  const [first, second] = [1, 2].map(() => renderStudio(toReference(evaluated)));
  expect([...(first?.keys() ?? [])]).toEqual([`${dataDir}/Button.json`, `${dataDir}/Text.json`]);
  expect([...(first ?? [])]).toEqual([...(second ?? [])]);
});
