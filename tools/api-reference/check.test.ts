import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../model/problems';
import { buildReference, checkReference, generateReference } from './apiReference';
import { copyTiny, edit, tinyOptions } from './fixtures/options';
import type { Overrides } from './options';

let siteDir = '';
const reports = (overrides?: Partial<Overrides>) =>
  checkReference(tinyOptions(siteDir, overrides)).map(formatProblem);

beforeEach(() => {
  siteDir = copyTiny();
  generateReference(tinyOptions(siteDir));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('freshly written data is up to date, and writing it again changes no file', () => {
  expect(reports()).toEqual([]);
  expect(generateReference(tinyOptions(siteDir))).toMatchObject({ written: 0, removed: 0 });
});

test('the same input produces the same bytes', () => {
  const [first, second] = [
    buildReference(tinyOptions(siteDir)),
    buildReference(tinyOptions(siteDir)),
  ];
  expect([...first.files]).toEqual([...second.files]);
});

test('a type that changes makes its file stale, at the line', () => {
  edit(siteDir, 'package/Panel/Panel.d.ts', 'size?: PanelSize', 'size?: PanelSize | number');
  expect(reports()).toMatchSnapshot();
});

test('manually edited data is reported as stale', () => {
  edit(siteDir, 'docs/api/data/Panel.json', '"guides": [', '"guides2": [], "guides": [');
  expect(reports()).toEqual([expect.stringContaining('docs/api/data/Panel.json:')]);
});

test('data of a removed type is reported until it is generated again', () => {
  edit(siteDir, 'package/Panel/Panel.d.ts', ', options: Options', '');
  expect(reports()).toContainEqual(
    expect.stringMatching(/Options\.type\.json:1:1 {2}api\/leftover-data/),
  );
  generateReference(tinyOptions(siteDir));
  expect(readdirSync(path.join(siteDir, 'docs/api/data'))).not.toContain('Options.type.json');
});

test.each([
  ['front matter', 'title: ', 'title: "'],
  ['Markdown', '<ApiSlots', '{<ApiSlots'],
])('a page with invalid %s is named', (_, from, to) => {
  edit(siteDir, 'docs/api/panel.mdx', from, to);
  expect(reports).toThrow('docs/api/panel.mdx: ');
});

test('a new export needs a page or a reason', () => {
  edit(
    siteDir,
    'package/usePanel/usePanel.d.ts',
    'PANEL_LIMIT: number;',
    'PANEL_LIMIT: number;\nexport declare const PANEL_LIMITS: number;',
  );
  expect(reports()).toMatchSnapshot();
});

test.each<[string, Partial<Overrides>]>([
  [
    'a default that the types have corrected',
    {
      corrections: [
        {
          target: 'Panel.size',
          field: 'default',
          published: "'large'",
          value: "'small'",
          reason: '',
        },
      ],
    },
  ],
  [
    'a removed prop',
    {
      corrections: [
        { target: 'Panel.color', field: 'default', published: null, value: "'blue'", reason: '' },
      ],
    },
  ],
  [
    'a description of a prop that now has a comment',
    { descriptions: { 'Panel.position': 'Where it is.' } },
  ],
  [
    'an inherited prop that the component declares itself',
    { inheritedProps: [{ component: 'Panel', prop: 'size', reason: '' }] },
  ],
  [
    'an inherited prop that the component does not accept',
    { inheritedProps: [{ component: 'Panel', prop: 'color', reason: '' }] },
  ],
  [
    'a reason for a removed export',
    {
      withoutPage: [
        { names: ['OuterProps', 'RouterPanel', 'PANEL_LIMIT', 'PANEL_COUNT'], reason: '' },
      ],
    },
  ],
  [
    'a reason for an export with a page',
    { withoutPage: [{ names: ['OuterProps', 'RouterPanel', 'PANEL_LIMIT', 'Panel'], reason: '' }] },
  ],
  ['classes of a component without a page', { cssClasses: { Box: {} } }],
  [
    'a page that does not list the type',
    { typePages: [{ type: 'PanelSize', component: 'PanelHeader', reason: '' }] },
  ],
  [
    'pages for a comment with links to pages',
    { guides: [{ name: 'Panel', pages: [], reason: '' }] },
  ],
])('an override no longer applies: %s', (_, overrides) => {
  const obsolete = buildReference(tinyOptions(siteDir, overrides)).problems.filter(
    ({ rule }) => rule === 'api/override-obsolete',
  );
  expect(obsolete).toHaveLength(1);
  expect(obsolete[0]?.message).toMatchSnapshot();
});

test('a correction replaces a value from the types', () => {
  const { entries, problems } = buildReference(
    tinyOptions(siteDir, {
      corrections: [
        {
          target: 'Panel.size',
          field: 'default',
          published: "'small'",
          value: "'large'",
          reason: '',
        },
        {
          target: 'Panel.slots.header',
          field: 'default',
          published: 'PanelHeader',
          value: null,
          reason: '',
        },
      ],
    }),
  );
  expect(problems).toEqual([]);
  expect(entries.get('Panel')).toMatchObject({
    props: expect.arrayContaining([expect.objectContaining({ name: 'size', default: "'large'" })]),
    slots: [{ default: null, defaultHref: null }],
  });
});

test('a page must have all its parts', () => {
  edit(siteDir, 'docs/api/panel.mdx', '<ApiSlots name="Panel" />\n', '');
  edit(
    siteDir,
    'docs/api/use-panel.mdx',
    '<HookImport name="usePanel" />',
    '<HookImport name="usePanels" />',
  );
  expect(reports()).toMatchSnapshot();
});

test('a link in a comment to a missing heading is reported', () => {
  edit(siteDir, 'docs/panel/guide.mdx', '{#placing}', '{#place}');
  expect(reports()).toMatchSnapshot();
});

test('a page without a file and a name that is not exported are reported', () => {
  const options = tinyOptions(siteDir);
  const found = checkReference({ ...options, pages: { ...options.pages, Panle: 'api/panle' } });
  expect(found.map(formatProblem)).toMatchSnapshot();
});
