import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotificationsProvider, useNotifications, type Notifications } from './useNotifications';

let notifications: Notifications;
function Caller() {
  notifications = useNotifications();
  return null;
}
const show = (...args: Parameters<Notifications['show']>) => {
  let key = '';
  act(() => {
    key = notifications.show(...args);
  });
  return key;
};
const open = () =>
  render(
    <NotificationsProvider snackbarProps={{ autoHideDuration: 60_000 }}>
      <Caller />
    </NotificationsProvider>,
  );

test('notifications appear one after the other, with their number', async () => {
  open();
  show('First');
  show('Second');
  expect(screen.getByRole('status')).toHaveTextContent('First');
  expect(screen.getByText('2')).toBeVisible();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Second')).toBeVisible();
});

test('the duration of a notification overrides that of the provider', async () => {
  open();
  show('Saved', { autoHideDuration: 50 });
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
});

test('an error is an alert', () => {
  open();
  show('Failed', { severity: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
});

test('an action closes its notification', async () => {
  const onAction = vi.fn();
  open();
  show('Archived', { actionText: 'Undo', onAction });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Archived')).not.toBeInTheDocument());
});

test('a key replaces the notification that has it', () => {
  open();
  show('Saving …', { key: 'save' });
  show('Saved', { key: 'save', severity: 'success' });
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.queryByText('Saving …')).not.toBeInTheDocument();
});

test('close removes a notification that waits', async () => {
  open();
  const first = show('First');
  const second = show('Second');
  act(() => notifications.close(second));
  act(() => notifications.close(first));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});
