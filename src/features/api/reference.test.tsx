import { render, screen, within } from '@testing-library/react';
import { apiData } from '@site/docs-core/api/data';
import { studioData } from '@site/docs-studio/reference/components/data';
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
} from '.';
import { componentApi, pageApi } from './data';

jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({ __esModule: true, default: () => ({ collectAnchor: () => undefined }) }),
  { virtual: true },
);

const entries = Object.values(apiData) as { kind: string; name: string }[];
const components = entries
  .filter(({ kind }) => kind === 'component')
  .map(({ name }) => componentApi(name));
const pages = entries.filter(({ kind }) => kind !== 'type').map(({ name }) => pageApi(name));

const idsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[id]')].map(({ id }) => id);

test('there are 24 components and 5 hooks', () => {
  expect(components).toHaveLength(24);
  expect(pages).toHaveLength(29);
});

test.each(components.map((component) => [component.name, component] as const))(
  '%s: every prop, slot and class has a row and a link to it',
  (name, { props, slots, cssClasses }) => {
    const { container } = render(
      <>
        <ApiProps name={name} />
        {slots.length > 0 ? <ApiSlots name={name} /> : null}
        <ApiCss name={name} />
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

test.each(pages.filter(({ types }) => types.length > 0).map((page) => [page.name, page] as const))(
  '%s: links to types on the page lead to an entry',
  (name, { types, kind }) => {
    const { container } = render(
      <>
        {kind === 'component' ? <ApiProps name={name} /> : null}
        <ApiTypes name={name} />
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

test.each(pages.map(({ name }) => name))('%s: no id is given twice', (name) => {
  const page = pageApi(name);
  const { container } = render(
    <>
      {page.kind === 'component'
        ? [<ApiProps key="props" name={name} />, <ApiCss key="css" name={name} />]
        : null}
      {page.types.length > 0 ? <ApiTypes name={name} /> : null}
    </>,
  );
  const ids = idsIn(container);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('a row tells type, default and whether the prop is required', () => {
  render(<ApiProps name="AppProvider" />);
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

test('a component without props says so', () => {
  render(<ApiProps name="ThemeSwitcher" />);
  expect(screen.getByText('ThemeSwitcher has no props of its own.')).toBeVisible();
});

test('inherited props are a link, not a list', () => {
  render(<ApiProps name="PageContainer" />);
  expect(screen.getByRole('link', { name: 'Container' })).toHaveAttribute(
    'href',
    'https://mui.com/material-ui/api/container/',
  );
});

test('a slot without a default component leaves its cell empty', () => {
  render(<ApiSlots name="DashboardLayout" />);
  const cell = within(screen.getByRole('row', { name: /^appTitle/ })).getAllByRole('cell')[1];
  expect(cell).toBeEmptyDOMElement();
  expect(
    within(screen.getByRole('row', { name: /^toolbarAccount/ })).getByRole('link', {
      name: 'Account',
    }),
  ).toHaveAttribute('href', '/toolpad/core/api/account/');
});

test('imports come shortest first, those for frameworks after them', () => {
  render(<ApiImport name="AppProvider" />);
  const codes = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
  expect(codes).toEqual([
    "import { AppProvider } from '@toolpad/core/AppProvider';",
    "import { AppProvider } from '@toolpad/core';",
    "import { NextAppProvider } from '@toolpad/core/nextjs';",
    "import { ReactRouterAppProvider } from '@toolpad/core/react-router';",
  ]);
});

test('a hook has its import, demos and source', () => {
  render(
    <>
      <HookImport name="useSession" />
      <ApiDemos name="useSession" />
      <ApiSource name="useSession" />
    </>,
  );
  expect(document.querySelector('pre')).toHaveTextContent(
    "import { useSession } from '@toolpad/core/useSession';",
  );
  expect(screen.getByRole('link', { name: /useSession\.ts$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/blob/v0.14.0/packages/toolpad-core/src/useSession/useSession.ts'),
  );
});

test.each(Object.keys(studioData))('Studio %s: every property has a row', (name) => {
  const { container } = render(<StudioComponentProps name={name} />);
  const data = studioData[name] as { properties: { name: string }[] };
  expect(idsIn(container)).toEqual(data.properties.map((property) => `prop-${property.name}`));
});

test('a property of Studio tells its values, default and what the inspector does with it', () => {
  render(<StudioComponentProps name="DataGrid" />);
  const row = screen.getByRole('row', { name: /^rowsSource/ });
  expect(row).toHaveTextContent('"prop" | "dataProvider"');
  expect(row).toHaveTextContent('In the inspector: “Rows source”. Cannot be bound.');
  expect(screen.getByRole('row', { name: /^selection/ })).toHaveTextContent('null');
});

test.each([
  ['an unknown name', () => <ApiProps name="Acount" />, 'There is no API data for "Acount"'],
  [
    'a hook where a component is asked for',
    () => <ApiProps name="useSession" />,
    '"useSession" is a hook, not a component.',
  ],
  ['slots of a component without any', () => <ApiSlots name="Create" />, 'Create has no slots.'],
  [
    'a component Studio does not have',
    () => <StudioComponentProps name="Map" />,
    'Studio has no component "Map"',
  ],
])('%s is an error that says what is wrong', (_, element, message) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(element())).toThrow(message);
  silent.mockRestore();
});
