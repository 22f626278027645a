import type { ApiEntry, ComponentApi, HookApi, TypeApi } from './api';
import { type ApiChange, apiChanges } from './apiHistory';

const base = { $schema: '', description: '', imports: [] };
const page = {
  ...base,
  package: 'kit',
  version: '1.0.0',
  typeParameters: '',
  source: '',
  guides: [],
  types: [],
};
const member = {
  name: 'size',
  type: 'number',
  refs: {},
  required: false,
  default: null,
  description: '',
  deprecated: null,
  params: [],
  returns: null,
};
const slot = {
  name: 'icon',
  type: 'Icon',
  refs: {},
  required: false,
  default: null,
  defaultHref: null,
  description: '',
};

const component = (parts: Partial<ComponentApi> = {}): ComponentApi => ({
  ...page,
  name: 'Button',
  kind: 'component',
  props: [],
  slots: [],
  cssClasses: [],
  inherits: null,
  themeName: null,
  ...parts,
});
const hook = (text: string): HookApi => ({
  ...page,
  name: 'useSize',
  kind: 'hook',
  signatures: [{ text, refs: {} }],
});
const type = (parts: Partial<TypeApi>): TypeApi => ({
  ...base,
  name: 'Size',
  kind: 'type',
  form: 'alias',
  typeParameters: '',
  exported: true,
  text: null,
  refs: {},
  members: [],
  inherits: null,
  ...parts,
});

const entries = (...all: ApiEntry[]) => new Map(all.map((entry) => [entry.name, entry]));
const changes = (before: ApiEntry[], after: ApiEntry[]) =>
  apiChanges(entries(...before), entries(...after)).map(({ entry, kind, ...rest }) => [
    `${kind} ${entry}`,
    rest,
  ]);
const of = (before: Partial<ComponentApi>, after: Partial<ComponentApi>): ApiChange[] =>
  apiChanges(entries(component(before)), entries(component(after)));

test('equal data has no changes', () => {
  const props = [member, { ...member, name: 'other' }];
  expect(of({ props, slots: [slot] }, { props: [...props].reverse(), slots: [slot] })).toEqual([]);
  expect(of({ version: '1.0.0' }, { version: '2.0.0', description: 'New words.' })).toEqual([]);
});

test('exports are added and removed', () => {
  expect(changes([component(), hook('a')], [component(), type({})])).toEqual([
    ['type Size', { part: 'export', name: 'Size', change: 'added' }],
    ['hook useSize', { part: 'export', name: 'useSize', change: 'removed' }],
  ]);
});

test.each<[string, Partial<typeof member>, Partial<ApiChange>]>([
  ['has another type', { type: 'string' }, { change: 'type', from: 'number', to: 'string' }],
  ['has a default', { default: '1' } as never, { change: 'default', from: '', to: '1' }],
  ['becomes required', { required: true }, { change: 'required', from: 'false', to: 'true' }],
  [
    'is deprecated',
    { deprecated: 'Use width.' } as never,
    { change: 'deprecated', from: '', to: 'Use width.' },
  ],
])('a prop %s', (_, after, expected) => {
  expect(of({ props: [member] }, { props: [{ ...member, ...after }] })).toEqual([
    { entry: 'Button', kind: 'component', part: 'prop', name: 'size', ...expected },
  ]);
});

test('a prop can have several changes, and a removed deprecation is none', () => {
  const before = { ...member, deprecated: 'Use width.' };
  const after = { ...member, type: 'string', required: true };
  expect(of({ props: [before] }, { props: [after] }).map(({ change }) => change)).toEqual([
    'type',
    'required',
  ]);
});

test('the values behind the name of a type are compared', () => {
  const named = { ...member, type: 'Size' };
  expect(
    of({ props: [{ ...named, values: '1 | 2' }] }, { props: [{ ...named, values: '1 | 2 | 3' }] }),
  ).toMatchObject([{ change: 'type', from: '1 | 2', to: '1 | 2 | 3' }]);
});

test('slots, CSS classes, and imports are compared', () => {
  const before = component({
    slots: [slot],
    cssClasses: [{ name: 'Kit-root', description: 'x' }],
    imports: [{ name: 'Button', entry: 'kit/Button', framework: null }],
  });
  const after = component({
    slots: [{ ...slot, name: 'label' }],
    imports: [{ name: 'Button', entry: 'kit', framework: null }],
  });
  expect(changes([before], [after]).map(([, change]) => change)).toEqual([
    { part: 'import', name: 'kit/Button', change: 'removed' },
    { part: 'import', name: 'kit', change: 'added' },
    { part: 'slot', name: 'icon', change: 'removed' },
    { part: 'slot', name: 'label', change: 'added' },
    { part: 'class', name: 'Kit-root', change: 'removed' },
  ]);
});

test('hooks and types are compared', () => {
  expect(
    changes(
      [hook('() => number'), type({ members: [member], text: 'A' })],
      [hook('() => string'), type({ text: 'B' })],
    ),
  ).toEqual([
    ['type Size', { part: 'member', name: 'size', change: 'removed' }],
    ['type Size', { part: 'signature', name: 'Size', change: 'type', from: 'A', to: 'B' }],
    [
      'hook useSize',
      {
        part: 'signature',
        name: 'useSize',
        change: 'type',
        from: '() => number',
        to: '() => string',
      },
    ],
  ]);
});

test('an entry that becomes another kind is compared as one', () => {
  const renamed = { ...hook('a'), name: 'Button' };
  expect(changes([component({ props: [member] })], [renamed]).map(([, change]) => change)).toEqual([
    { part: 'prop', name: 'size', change: 'removed' },
    { part: 'signature', name: 'Button', change: 'added' },
  ]);
});
