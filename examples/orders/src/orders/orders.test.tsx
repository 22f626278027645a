import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '../api';
import { database } from '../server/database';
import { session } from '../session/session';
import { openApp } from '../test/openApp';

/** A notification stays for eight seconds. Its text is found at once, while a query by role may take longer than that beside a grid. */
const findUndo = () => screen.findByText('Undo', { selector: 'button' });

const ids = () => database.orders.map(({ id }) => id);

test('a deleted order comes back with "Undo"', async () => {
  const { user } = await openApp('/orders/1064', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete order 1064?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(ids()).not.toContain(1064));
  await user.click(await findUndo());
  await waitFor(() => expect(ids()).toContain(1064));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('who answers "Keep" keeps the order', async () => {
  const { user } = await openApp('/orders/1064', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(ids()).toContain(1064);
});

test('an order goes on to its next status, and back', async () => {
  const { user } = await openApp('/orders/1064', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Set to at sea' }));
  const undo = await findUndo();
  expect(await screen.findByText('Set to delivered')).toBeVisible();
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Set to at sea' })).toBeVisible();
});

test('a form that cannot be saved says why and keeps what was typed', async () => {
  const { user } = await openApp('/orders/new', 'admin');
  const amount = await screen.findByLabelText('Amount, €');
  await user.type(amount, '4200');
  await user.click(screen.getByRole('button', { name: 'Book order' }));
  expect(await screen.findByText('Choose a customer')).toBeVisible();
  expect(amount).toHaveValue(4200);
  expect(screen.getByRole('checkbox', { name: 'Insured' })).toBeChecked();
  expect(database.orders).toHaveLength(30);
});

test('an edited order is saved', async () => {
  const { user } = await openApp('/orders/1064/edit', 'admin');
  const amount = await screen.findByLabelText('Amount, €');
  await user.clear(amount);
  await user.type(amount, '5100');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The order was saved.')).toBeVisible();
  expect(database.orders.find(({ id }) => id === 1064)).toMatchObject({
    amount: 5100,
    customer: 'Halden Paper',
  });
});

test('an order that does not exist is said, with a way to try again', async () => {
  await openApp('/orders/7', 'admin');
  expect(await screen.findByText('Order 7 not found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a path that no route knows has a way out', async () => {
  await openApp('/warehouse', 'admin');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
});

test('when the server fails, the page says so and loads on "Try again"', async () => {
  await session.signIn('ines@harbor.example', 'harbor');
  window.localStorage.setItem('harbor-failures', 'true');
  // Every third request fails. After a failed one, two pass, and the next is that of the page.
  await vi.waitFor(
    () => expect(api.get('/overview')).rejects.toMatchObject({ status: 503 }),
    20_000,
  );
  await Promise.all([api.get('/overview'), api.get('/overview')]);
  const { user } = await openApp('/customers');
  expect(await screen.findByText('The server is busy. Try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aldertree Foods')).toBeVisible();
});
