import '@site/e2e/support/textEncoder';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs as useCoreDialogs } from '@toolpad/core/useDialogs';
import { version } from '@mui/material/version';
import { useActivePage } from '@site/examples/leaving-core/src/app-provider/navigation';
import { AppProvider as OwnAppProvider } from '@site/examples/leaving-core/src/app-provider/AppProvider';
import {
  DialogsProvider,
  useDialogs,
} from '@site/examples/leaving-core/src/use-dialogs/useDialogs';

// Rendering takes long in jsdom.
jest.setTimeout(60_000);

function Question({
  hook,
  name,
}: {
  hook: typeof useDialogs | typeof useCoreDialogs;
  name: string;
}) {
  const dialogs = hook();
  return <button onClick={() => void dialogs.confirm(`Delete ${name}?`)}>Delete {name}</button>;
}

async function answer(name: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`Delete ${name}?`);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const logged: string[] = [];
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation((text) => logged.push(String(text)));
});
// Core renders a script for the color scheme, which React 19 reports in tests.
afterAll(() => expect(logged.filter((text) => !text.includes('script tag'))).toEqual([]));

/** Tests the section "Both side by side" of the page about leaving. */
test('replacements work below the provider of Core, on its version of Material UI', async () => {
  expect(version).toMatch(/^7\./);
  render(
    <AppProvider>
      <DialogsProvider>
        <Question hook={useCoreDialogs} name="with Core" />
        <Question hook={useDialogs} name="without Core" />
      </DialogsProvider>
    </AppProvider>,
  );
  await answer('with Core');
  await answer('without Core');
});

function Title() {
  return <p>{useActivePage()?.title}</p>;
}

test('the own provider takes the navigation of Core', () => {
  const router = {
    pathname: '/orders',
    useSearchParams: () => new URLSearchParams(),
    navigate() {},
  };
  render(
    <OwnAppProvider navigation={[{ segment: 'orders', title: 'Orders' }]} router={router}>
      <Title />
    </OwnAppProvider>,
  );
  expect(screen.getByText('Orders')).toBeVisible();
});
