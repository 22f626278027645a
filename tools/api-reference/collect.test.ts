import path from 'node:path';
import type { ComponentApi, HookApi, TypeApi } from '../../src/site/api';
import { buildReference } from '.';
import { tinyOptions } from './fixtures/options';

const { entries, problems } = buildReference(
  tinyOptions(path.join(__dirname, 'fixtures/tiny-kit')),
);
const panel = entries.get('Panel') as ComponentApi;
const prop = (name: string) => panel.props.find((each) => each.name === name);

test('a package with a page or a reason for everything has no problems', () => {
  expect(problems).toEqual([]);
});

test('props are the own ones and those asked for, required ones first, then by name', () => {
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

test('links in comments lead to pages of the site', () => {
  expect(prop('position')?.description).toBe(
    'Where it opens. [Find out more](/docs/guide/#placing).',
  );
});

test('slots name their default component and where it is explained', () => {
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

test('import forms begin with the shortest and end with those of frameworks', () => {
  expect(panel.imports).toEqual([
    { name: 'Panel', entry: 'tiny-kit/Panel', framework: null },
    { name: 'Panel', entry: 'tiny-kit', framework: null },
    { name: 'RouterPanel', entry: 'tiny-kit/router-kit', framework: 'router-kit' },
  ]);
});

test('what else the package tells of a component', () => {
  expect(panel).toMatchObject({
    description: 'A surface that opens.',
    typeParameters: '<T extends object>',
    themeName: 'MuiPanel',
    version: '1.2.3',
    source: 'packages/tiny-kit/src/Panel/Panel.tsx',
    guides: [{ title: 'Guide', href: '/docs/guide/' }],
  });
});

test('types are listed where they are used, those not exported too', () => {
  expect(panel.types).toEqual(['Position', 'PanelSize', 'Options']);
  expect(entries.get('Options')).toMatchObject({ kind: 'type', exported: false, imports: [] });
  expect((entries.get('Position') as TypeApi).members).toMatchObject([
    { name: 'x', required: true, deprecated: null },
    { name: 'left', required: false, deprecated: 'Use `x`.' },
  ]);
});

test('a hook shows its signature', () => {
  expect((entries.get('usePanel') as HookApi).signatures).toEqual([
    {
      text: 'usePanel(start?: Position): { open: () => void }',
      refs: { Position: '#type-Position' },
    },
  ]);
});
