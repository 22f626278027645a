import path from 'node:path';
import type { ComponentApi, HookApi, TypeApi } from '../../model/facts/api';
import { buildReference } from './apiReference';
import { tinyOptions } from './fixtures/options';

const { entries, problems } = buildReference(
  tinyOptions(path.join(__dirname, 'fixtures/tiny-kit')),
);
const panel = entries.get('Panel') as ComponentApi;
const prop = (name: string) => panel.props.find((each) => each.name === name);

test('a package has no problems if every export has a page or a reason', () => {
  expect(problems).toEqual([]);
});

test('props are declared or lifted ones, with required ones first, then sorted by name', () => {
  expect(panel.props.map(({ name }) => name)).toEqual([
    'position',
    'label',
    'onOpen',
    'size',
    'slots',
  ]);
});

test.each([
  [
    'position',
    { type: 'Position', required: true, default: null, refs: { Position: '#type-Position' } },
  ],
  ['size', { type: 'PanelSize', values: "'small' | 'large'", required: false, default: "'small'" }],
  ['slots', { type: 'Partial<PanelSlots>', refs: { PanelSlots: '/docs/api/panel/#slots' } }],
  ['label', { type: 'string', required: false, description: 'Text beside the panel.' }],
  [
    'onOpen',
    {
      default: null,
      params: [{ name: 'position', description: 'Where it opened.' }],
      returns: null,
    },
  ],
])('prop %s', (name, expected) => {
  expect(prop(name)).toMatchObject(expected);
});

test('links in comments are resolved to pages of the site', () => {
  expect(prop('position')?.description).toBe(
    'Where it opens. [Find out more](/docs/guide/#placing).',
  );
});

test('a slot has its default component with a link', () => {
  expect(panel.slots).toEqual([
    {
      name: 'header',
      type: '(props: PanelHeaderProps) => unknown',
      refs: { PanelHeaderProps: '/docs/api/panel-header/#props' },
      required: true,
      default: 'PanelHeader',
      defaultHref: '/docs/api/panel-header/',
      description: 'The component above the content.',
    },
  ]);
});

test('imports from a folder precede imports from the root, and those for frameworks come last', () => {
  expect(panel.imports).toEqual([
    { name: 'Panel', entry: 'tiny-kit/Panel', framework: null },
    { name: 'Panel', entry: 'tiny-kit', framework: null },
    { name: 'RouterPanel', entry: 'tiny-kit/router-kit', framework: 'router-kit' },
  ]);
});

test('a component has its description, type parameters, theme name, source, and guides', () => {
  expect(panel).toMatchObject({
    description: 'A surface that opens.',
    typeParameters: '<T extends object>',
    themeName: 'MuiPanel',
    version: '1.2.3',
    source: 'packages/tiny-kit/src/Panel/Panel.tsx',
    guides: [{ title: 'Guide', href: '/docs/guide/' }],
  });
});

test("types are listed where they are used, even if they aren't exported", () => {
  expect(panel.types).toEqual(['Position', 'PanelSize', 'Options']);
  expect(entries.get('Options')).toMatchObject({ kind: 'type', exported: false, imports: [] });
  expect((entries.get('Position') as TypeApi).members).toMatchObject([
    { name: 'x', required: true, deprecated: null },
    { name: 'left', required: false, deprecated: 'Use `x`.' },
  ]);
});

test('a hook has its signature', () => {
  expect((entries.get('usePanel') as HookApi).signatures).toEqual([
    {
      text: 'usePanel(start?: Position): { open: () => void }',
      refs: { Position: '#type-Position' },
    },
  ]);
});
