import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DialogsProvider, useDialogs, type DialogProps, type Dialogs } from './useDialogs';

/** Opens a dialog with a click. */
function openWith(open: (dialogs: Dialogs) => unknown) {
  function Opener() {
    const dialogs = useDialogs();
    return <Button onClick={() => void open(dialogs)}>Open</Button>;
  }
  render(
    <DialogsProvider unmountAfter={0}>
      <Opener />
    </DialogsProvider>,
  );
  const user = userEvent.setup();
  return { user, click: () => user.click(screen.getByRole('button', { name: 'Open' })) };
}

function PortDialog({ payload, open, onClose }: DialogProps<string[], string>) {
  return (
    <Dialog open={open} aria-label="Port" onClose={() => void onClose('none')}>
      {payload.map((port) => (
        <Button key={port} onClick={() => void onClose(port)}>
          {port}
        </Button>
      ))}
    </Dialog>
  );
}

test('alert resolves with OK', async () => {
  const done = vi.fn();
  const { user, click } = openWith((dialogs) => dialogs.alert('Saved').then(done));
  await click();
  const dialog = screen.getByRole('dialog', { name: 'Alert' });
  expect(dialog).toHaveAccessibleDescription('Saved');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(done).toHaveBeenCalledWith(undefined));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test.each([
  ['Delete', true],
  ['Keep', false],
])('confirm with "%s" resolves to %s', async (button, expected) => {
  const done = vi.fn();
  const { user, click } = openWith((dialogs) =>
    dialogs
      .confirm('Really?', { title: 'Delete?', okText: 'Delete', cancelText: 'Keep' })
      .then(done),
  );
  await click();
  expect(screen.getByRole('dialog', { name: 'Delete?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(expected));
});

test('prompt has a labelled field, and resolves to its text with Enter', async () => {
  const done = vi.fn();
  const { user, click } = openWith((dialogs) => dialogs.prompt('Ship name').then(done));
  await click();
  expect(screen.getByRole('dialog', { name: 'Prompt' })).toBeVisible();
  const field = screen.getByRole('textbox', { name: /Ship name/ });
  expect(field).toHaveFocus();
  await user.keyboard('Aurora{Enter}');
  await waitFor(() => expect(done).toHaveBeenCalledWith('Aurora'));
});

test('prompt resolves to null with Escape', async () => {
  const done = vi.fn();
  const { user, click } = openWith((dialogs) => dialogs.prompt('Name').then(done));
  await click();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(done).toHaveBeenCalledWith(null));
});

test('an own dialog receives its payload, and returns a result', async () => {
  const done = vi.fn();
  const { user, click } = openWith((dialogs) =>
    dialogs.open(PortDialog, ['Oslo', 'Lisbon']).then(done),
  );
  await click();
  await user.click(screen.getByRole('button', { name: 'Lisbon' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith('Lisbon'));
});

test('a failed onClose keeps the dialog open, shows the message, and can be repeated', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('The server is busy.'));
  const done = vi.fn();
  const { user, click } = openWith((dialogs) =>
    dialogs
      .confirm('Publish?', { onClose: async (agreed) => (agreed ? await save() : undefined) })
      .then(done),
  );
  await click();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
});

test('Escape during onClose does not run it again', async () => {
  let finish = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const done = vi.fn();
  const { user, click } = openWith((dialogs) =>
    dialogs.confirm('Publish?', { onClose: save }).then(done),
  );
  await click();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.keyboard('{Escape}');
  expect(save).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
});

test('a dialog can be closed in the same tick, and twice', async () => {
  const done = vi.fn();
  const { click } = openWith(async (dialogs) => {
    const dialog = dialogs.confirm('Stay?');
    await dialogs.close(dialog, true);
    await dialogs.close(dialog, false);
    done(await dialog);
  });
  await click();
  await waitFor(() => expect(done).toHaveBeenCalledWith(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the hook says that it needs a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Orphan = () => <>{String(useDialogs())}</>;
  expect(() => render(<Orphan />)).toThrow('`useDialogs` needs a `DialogsProvider` above it.');
});
