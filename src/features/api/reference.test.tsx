import { render, screen, within } from '@testing-library/react';
import path from 'node:path';
import { renderEntry, renderStudioComponent } from '@site/model/api/renderEntry';
import { readApiData } from '@site/model/api/data';
import type { ComponentApi, HookApi, TypeApi } from '@site/model/facts/api';
import { products } from '@site/model/facts/products';
import {
  ApiCss,
  ApiDemos,
  ApiImport,
  ApiProps,
  ApiSlots,
  ApiSource,
  ApiTypes,
  HookImport,
  StudioComponentProps,
} from './api';

jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({ __esModule: true, default: () => ({ collectAnchor: () => undefined }) }),
  { virtual: true },
);

const siteDir = path.join(__dirname, '../../..');
const asIs = (href: string) => href;
const apiData = readApiData(siteDir, {
  product: 'core',
  apiData: `data/core/${products.core.version}`,
});
const studioData = readApiData(siteDir, {
  product: 'studio',
  apiData: `data/studio/${products.studio.version}`,
});
const entries = [...apiData.values()].map((entry) => renderEntry(entry, asIs));
const components = entries.filter((entry): entry is ComponentApi => entry.kind === 'component');
const pages = entries.filter((entry): entry is ComponentApi | HookApi => entry.kind !== 'type');
const typesOf = ({ types }: ComponentApi | HookApi) =>
  types.map((name) => entries.find((entry) => entry.name === name) as TypeApi);

function found<Entry extends { name: string }>(list: Entry[], name: string): Entry {
  const entry = list.find((each) => each.name === name);
  if (!entry) throw new Error(`There is no data of ${name}.`);
  return entry;
}
const component = (name: string) => found(components, name);
const page = (name: string) => found(pages, name);
const studio = (name: string) => renderStudioComponent(found([...studioData.values()], name), asIs);

const idsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[id]')].map(({ id }) => id);

test.each(components.map((each) => [each.name, each] as const))(
  '%s: every prop, slot and class has a row with a link',
  (_name, data) => {
    const { props, slots, cssClasses } = data;
    const { container } = render(
      <>
        <ApiProps data={data} />
        {slots.length > 0 ? <ApiSlots data={data} /> : null}
        <ApiCss data={data} />
      </>,
    );
    const ids = [
      ...props.map((prop) => `prop-${prop.name}`),
      ...slots.map((slot) => `slot-${slot.name}`),
      ...cssClasses.map((entry) => `class-${entry.name}`),
    ];
    expect(idsIn(container)).toEqual(ids);
    expect(
      [...container.querySelectorAll('[data-api-link]')].map((link) => link.getAttribute('href')),
    ).toEqual(ids.map((id) => `#${id}`));
  },
);

test.each(pages.filter(({ types }) => types.length > 0).map((each) => [each.name, each] as const))(
  '%s: links to types on the page lead to an entry',
  (_name, data) => {
    const { types } = data;
    const { container } = render(
      <>
        {data.kind === 'component' ? <ApiProps data={data} /> : null}
        <ApiTypes data={data} types={typesOf(data)} />
      </>,
    );
    const ids = new Set(idsIn(container));
    expect(types.every((type) => ids.has(`type-${type}`))).toBe(true);
    const local = [...container.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href')?.slice(1) ?? '',
    );
    expect(local.filter((id) => !ids.has(id))).toEqual([]);
  },
);

test.each(pages.map((each) => [each.name, each] as const))('%s: ids are unique', (_, data) => {
  const { container } = render(
    <>
      {data.kind === 'component'
        ? [<ApiProps key="props" data={data} />, <ApiCss key="css" data={data} />]
        : null}
      {data.types.length > 0 ? <ApiTypes data={data} types={typesOf(data)} /> : null}
    </>,
  );
  const ids = idsIn(container);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('a row shows the type, the default and whether the prop is required', () => {
  render(<ApiProps data={component('AppProvider')} />);
  const table = screen.getByRole('table', { name: 'Props of AppProvider' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Type', 'Default', 'Description']);
  const children = within(table).getByRole('row', { name: /^children required/ });
  expect(children).toHaveAttribute('data-required');
  const theme = within(table).getByRole('row', { name: /^theme/ });
  expect(within(theme).getByRole('link', { name: 'AppTheme' })).toHaveAttribute(
    'href',
    '#type-AppTheme',
  );
  expect(within(theme).getByRole('link', { name: 'Theme or themes' })).toHaveAttribute(
    'href',
    '/toolpad/core/react-app-provider/#theming',
  );
});

test('a class without a description has an empty cell, which phones leave out', () => {
  const [entry] = component('DashboardLayout').cssClasses;
  const cssClasses = [{ ...entry!, description: '' }];
  render(<ApiCss data={{ ...component('DashboardLayout'), cssClasses }} />);
  expect(screen.getByRole('cell')).toHaveAttribute('data-empty');
});

test('a component without props shows a message', () => {
  render(<ApiProps data={component('ThemeSwitcher')} />);
  expect(screen.getByText('ThemeSwitcher adds no props.')).toBeVisible();
});

test('inherited props are linked, not listed', () => {
  render(<ApiProps data={component('PageContainer')} />);
  expect(screen.getByRole('link', { name: 'Container' })).toHaveAttribute(
    'href',
    'https://mui.com/material-ui/api/container/',
  );
});

test('the cell of a slot without a default component is empty', () => {
  render(<ApiSlots data={component('DashboardLayout')} />);
  const cell = within(screen.getByRole('row', { name: /^appTitle/ })).getAllByRole('cell')[1];
  expect(cell).toBeEmptyDOMElement();
  expect(
    within(screen.getByRole('row', { name: /^toolbarAccount/ })).getByRole('link', {
      name: 'Account',
    }),
  ).toHaveAttribute('href', '/toolpad/core/api/account/');
});

test('imports are sorted by length, with those for frameworks last', () => {
  render(<ApiImport data={component('AppProvider')} />);
  const codes = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
  // Later releases support more frameworks.
  expect(codes.slice(0, 4)).toEqual([
    "import { AppProvider } from '@toolpad/core/AppProvider';",
    "import { AppProvider } from '@toolpad/core';",
    "import { NextAppProvider } from '@toolpad/core/nextjs';",
    "import { ReactRouterAppProvider } from '@toolpad/core/react-router';",
  ]);
});

test('a hook shows its import, demos and source', () => {
  render(
    <>
      <HookImport data={page('useSession') as HookApi} />
      <ApiDemos data={{ ...page('useSession'), demos: [{ title: 'A demo', href: '/demo/' }] }} />
      <ApiSource data={page('useSession')} />
    </>,
  );
  expect(document.querySelector('pre')).toHaveTextContent(
    "import { useSession } from '@toolpad/core/useSession';",
  );
  expect(screen.getByRole('link', { name: 'A demo' })).toHaveAttribute('href', '/demo/');
  expect(screen.getByRole('link', { name: /useSession\.ts$/ })).toHaveAttribute(
    'href',
    expect.stringContaining(
      `/blob/v${products.core.version}/packages/toolpad-core/src/useSession/useSession.ts`,
    ),
  );
});

test.each([...studioData.keys()])('Studio %s: every property has a row', (name) => {
  const data = studio(name);
  const { container } = render(<StudioComponentProps data={data} />);
  expect(idsIn(container)).toEqual(data.properties.map((property) => `prop-${property.name}`));
});

test('a property of Studio shows its values, its default and notes on the inspector', () => {
  render(<StudioComponentProps data={studio('DataGrid')} />);
  const row = screen.getByRole('row', { name: /^rowsSource/ });
  expect(row).toHaveTextContent('"prop" | "dataProvider"');
  expect(row).toHaveTextContent("In the inspector: “Rows source”. You can't bind it.");
  expect(screen.getByRole('row', { name: /^selection/ })).toHaveTextContent('null');
});

test('slots of a component without slots throw an error that explains the problem', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const data = { ...component('Create'), slots: [] };
  expect(() => render(<ApiSlots data={data} />)).toThrow('Create has no slots.');
  silent.mockRestore();
});
