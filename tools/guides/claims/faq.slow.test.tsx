import '@site/e2e/support/textEncoder';
import { render, waitFor } from '@testing-library/react';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create, List, Show, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { readFileSync } from 'node:fs';
import { Component, type ReactNode } from 'react';

// The grid renders slowly in jsdom.
jest.setTimeout(60_000);

/** Messages on the FAQ page, by the id of their heading. */
const headings = new Map(
  [
    ...readFileSync('docs-core/introduction/faq.mdx', 'utf8').matchAll(
      /^### (.+) \{#([\w-]+)\}$/gm,
    ),
  ].map(([, text = '', id = '']) => [id, text.replace(/^`+ ?| ?`+$/g, '')]),
);

/** Everything that was thrown or logged so far. */
let output: string;
const note = (...parts: unknown[]) => {
  output += `${parts.map(String).join(' ')}\n`;
};

beforeEach(() => {
  output = '';
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
});
afterEach(() => jest.restoreAllMocks());

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    note(error.message);
  }
  override render() {
    return this.state.failed ? 'Something failed.' : this.props.children;
  }
}

interface Order extends DataModel {
  id: number;
  placed: string;
}

const source = {
  fields: [{ field: 'id' }, { field: 'placed', headerName: 'Placed' }],
  getMany: async () => ({ items: [{ id: 1041, placed: '2026-09-15' }], itemCount: 1 }),
  getOne: async () => ({ id: 1041, placed: '2026-09-15' }),
} satisfies DataSource<Order>;

function Dialogs() {
  useDialogs();
  return null;
}

function Notifies() {
  useNotifications().show('Saved');
  return null;
}

const known = [{ segment: 'orders', title: 'Orders' }];

const app = (children: ReactNode) => <AppProvider navigation={known}>{children}</AppProvider>;

/** A situation for each section of the FAQ, in which the packages print its message. */
const situations: [id: string, situation: string, element: ReactNode][] = [
  ['no-context', 'a dialog without a provider', <Dialogs key="a" />],
  ['no-context', 'a list without a provider', <List<Order> key="b" dataSource={source} />],
  [
    'no-context',
    'a detail page without a provider',
    <Show<Order> key="c" id={1041} dataSource={source} />,
  ],
  ['no-notifications', 'a notification without a provider', <Notifies key="d" />],
  [
    'duplicate-path',
    'two items with one path',
    <AppProvider key="e" navigation={[...known, { segment: 'orders', title: 'All orders' }]}>
      <DashboardLayout>Text</DashboardLayout>
    </AppProvider>,
  ],
  [
    'item-not-found',
    'an item that the provider does not contain',
    app(
      <DashboardLayout navigation={[{ segment: 'bikes', title: 'Bikes' }]}>Text</DashboardLayout>,
    ),
  ],
  ['no-data-source', 'a form without a data source', app(<Create<Order> />)],
  [
    'date-objects',
    'a date that is a string',
    app(
      <List<Order>
        dataSource={{ ...source, fields: [{ field: 'id' }, { field: 'placed', type: 'date' }] }}
      />,
    ),
  ],
  [
    'page-size',
    'a page size that is not offered',
    app(<List<Order> dataSource={source} initialPageSize={7} />),
  ],
  [
    'row-count',
    'a list of items without their number',
    app(
      <List<Order>
        dataSource={{ ...source, getMany: (async () => [{ id: 1, placed: '' }]) as never }}
      />,
    ),
  ],
];

/** The output without the number in the message about page sizes, which the FAQ omits. */
const searchable = () =>
  output.replace(/(?<=The page size )`\d+` (is not present in the )`(\w+)`/, '$1$2');

test.each(situations)('%s: %s', async (id, _situation, element) => {
  const heading = headings.get(id) ?? `There is no heading {#${id}}.`;
  render(<Boundary>{element}</Boundary>);
  await waitFor(() => expect(searchable()).toContain(heading), { timeout: 20_000 });
});
