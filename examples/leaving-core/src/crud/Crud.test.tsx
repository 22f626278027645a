import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '../app-provider/AppProvider';
import { useMemoryRouter } from '../test/memoryRouter';
import { Crud } from './Crud';
import type { DataSource } from './dataSource';
import { Edit } from './Edit';

interface Order {
  id: number;
  customer: string;
  amount: number | null;
  due: string | null;
  insured: boolean;
  status: number;
}

const first: Order = {
  id: 1,
  customer: 'Halden Paper',
  amount: 0,
  due: '2026-10-15',
  insured: false,
  status: 2,
};

const createSource = () =>
  ({
    fields: [
      { field: 'id', headerName: 'Order' },
      { field: 'customer', headerName: 'Customer' },
      { field: 'amount', headerName: 'Amount', type: 'number' },
      {
        field: 'due',
        headerName: 'Due',
        type: 'date',
        valueGetter: (value?: string | null) => (value ? new Date(`${value}T00:00`) : null),
      },
      { field: 'insured', headerName: 'Insured', type: 'boolean' },
      {
        field: 'status',
        headerName: 'Status',
        type: 'singleSelect',
        valueOptions: [
          { value: 1, label: 'Booked' },
          { value: 2, label: 'At sea' },
        ],
      },
    ],
    getMany: vi.fn(() => ({ items: [first], itemCount: 1 })),
    getOne: vi.fn(() => first),
    createOne: vi.fn((data) => ({ ...first, ...data, id: 2 })),
    updateOne: vi.fn((_id, data) => ({ ...first, ...data })),
    deleteOne: vi.fn(),
    validate: ({ customer }) => ({
      issues: customer ? [] : [{ message: 'Enter a customer', path: ['customer'] }],
    }),
  }) satisfies DataSource<Order>;

function open(start: string, source: DataSource<Order>) {
  const visited: string[] = [];
  function App() {
    return (
      <AppProvider router={useMemoryRouter(start, visited)}>
        <Crud<Order> dataSource={source} rootPath="/orders" initialPageSize={10} />
      </AppProvider>
    );
  }
  render(<App />);
  return { user: userEvent.setup(), visited };
}

test('the list reads the query of the URL, and leaves the history alone', async () => {
  const source = createSource();
  const sort = [{ field: 'customer', sort: 'desc' }];
  const { visited } = open(`/orders?page=0&sort=${JSON.stringify(sort)}`, source);
  expect(await screen.findByText('Halden Paper')).toBeInTheDocument();
  expect(source.getMany).toHaveBeenLastCalledWith({
    paginationModel: { page: 0, pageSize: 10 },
    sortModel: sort,
    filterModel: expect.objectContaining({ items: [] }),
  });
  expect(visited.filter((entry) => !entry.startsWith('replace'))).toEqual([]);
});

test('an error of the list is shown, and reloading works', async () => {
  const source = createSource();
  source.getMany.mockImplementationOnce(() => {
    throw new Error('The server is busy.');
  });
  const { user } = open('/orders', source);
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload data' }));
  expect(await screen.findByText('Halden Paper')).toBeInTheDocument();
  expect(screen.queryByText('The server is busy.')).not.toBeInTheDocument();
});

test.each(['click', 'Enter'])('a row opens with %s', async (how) => {
  const { user } = open('/orders', createSource());
  const cell = await screen.findByRole('gridcell', { name: 'Halden Paper' });
  if (how === 'click') await user.click(cell);
  else {
    cell.focus();
    await user.keyboard('{Enter}');
  }
  expect(await screen.findByText('At sea')).toBeVisible();
});

test('details show zero, the label of an option, and the day of the user', async () => {
  open('/orders/1', createSource());
  const amount = await screen.findByText('Amount');
  expect(amount.nextElementSibling).toHaveTextContent(/^0$/);
  expect(screen.getByText('Status').nextElementSibling).toHaveTextContent('At sea');
  expect(screen.getByText('Insured').nextElementSibling).toHaveTextContent('No');
  expect(screen.getByText('Due').nextElementSibling).toHaveTextContent(/15/);
});

test('a new item is created with its values, and the list loads again', async () => {
  const source = createSource();
  const { user, visited } = open('/orders/new', source);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const customer = screen.getByRole('textbox', { name: 'Customer' });
  expect(await screen.findByText('Enter a customer')).toBeVisible();
  await waitFor(() => expect(customer).toHaveFocus());
  await user.type(customer, 'Tern');
  await waitFor(() => expect(screen.queryByText('Enter a customer')).not.toBeInTheDocument());
  await user.type(screen.getByLabelText('Amount'), '12');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(source.createOne).toHaveBeenCalledWith({ customer: 'Tern', amount: 12 }),
  );
  expect(await screen.findByText('Item created successfully.')).toBeVisible();
  expect(visited).toContain('push /orders');
});

test('a failed save says why, and keeps what the user entered', async () => {
  const source = createSource();
  source.createOne.mockImplementationOnce(() => {
    throw new Error('The server is busy.');
  });
  const { user } = open('/orders/new', source);
  await user.type(screen.getByRole('textbox', { name: 'Customer' }), 'Tern');
  await user.click(screen.getByRole('checkbox', { name: 'Insured' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(/The server is busy/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Customer' })).toHaveValue('Tern');
  expect(screen.getByRole('checkbox', { name: 'Insured' })).toBeChecked();
});

test('an emptied number is null, and the ID is no value of the form', async () => {
  const source = createSource();
  const { user } = open('/orders/1/edit', source);
  const amount = await screen.findByLabelText('Amount');
  expect(amount).toHaveValue(0);
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const { id: _id, ...values } = first;
  await waitFor(() =>
    expect(source.updateOne).toHaveBeenCalledWith('1', { ...values, amount: null }),
  );
});

test('an item is deleted after a question', async () => {
  const source = createSource();
  const { user, visited } = open('/orders/1', source);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete item?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(source.deleteOne).toHaveBeenCalledWith('1'));
  await waitFor(() => expect(visited).toContain('push /orders'));
});

test('an item that cannot be loaded has a way to try again', async () => {
  const source = createSource();
  source.getOne.mockImplementationOnce(() => {
    throw new Error('Order 1 not found.');
  });
  const { user } = open('/orders/1', source);
  expect(await screen.findByText('Order 1 not found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload data' }));
  expect(await screen.findByText('Halden Paper')).toBeVisible();
});

test('without functions, there are no buttons', async () => {
  const { fields, getMany } = createSource();
  open('/orders', { fields, getMany });
  expect(await screen.findByText('Halden Paper')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create new' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('the form of another item has its values', async () => {
  const source = createSource();
  const getOne = (id: number | string) => ({ ...first, customer: `Customer ${id}` });
  const form = (id: number) => (
    <AppProvider>
      <Edit<Order> dataSource={{ ...source, getOne }} id={id} />
    </AppProvider>
  );
  const { rerender } = render(form(1));
  expect(await screen.findByDisplayValue('Customer 1')).toBeVisible();
  rerender(form(2));
  expect(screen.queryByDisplayValue('Customer 1')).not.toBeInTheDocument();
  expect(await screen.findByDisplayValue('Customer 2')).toBeVisible();
});
