import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { getPreferences } from '@site/src/features/preferences/preferences';
import {
  preferenceMessages,
  preferenceNames,
  preferenceValues,
} from '@site/model/facts/preferences';
import { clearPreferences, installChannels, installSystem } from '@site/e2e/support/fakeBrowser';
import { SettingsButton } from './settings';
import SettingsIsland from './island';

/** Computing the roles of MUI's controls in jsdom is slow on a busy machine. */
jest.setTimeout(20_000);

beforeAll(() => {
  installSystem();
  installChannels();
});

beforeEach(() => {
  clearPreferences();
  act(() => getPreferences().reset());
});

const choose = async (group: string, value: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: group })).getByRole('button', { name: value }),
  );

async function openSettings(): Promise<HTMLElement> {
  render(<SettingsIsland className="control" />);
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.findByRole('dialog', { name: 'Settings' });
}

test.each([
  ['Color mode', 'Dark', { mode: 'dark' }],
  ['Direction', 'Right to left', { direction: 'rtl' }],
  ['Density', 'Dense', { density: 'dense' }],
  ['Code variant', 'JavaScript', { codeVariant: 'JS' }],
  ['Code styling', 'Tailwind CSS', { codeStyling: 'tailwind' }],
  ['Package manager', 'pnpm', { packageManager: 'pnpm' }],
])('%s: selecting %s takes effect at once', async (group, value, expected) => {
  await openSettings();
  await choose(group, value);
  expect(getPreferences().getSnapshot()).toMatchObject(expected);
  const pressed = within(screen.getByRole('group', { name: group })).getAllByRole('button', {
    pressed: true,
  });
  expect(pressed.map(({ textContent }) => textContent)).toEqual([value]);
});

test('offers each preference with all of its values', async () => {
  await openSettings();
  for (const name of preferenceNames) {
    const group = screen.getByRole('group', { name: preferenceMessages[name] });
    const values = within(group)
      .getAllByRole('button')
      .map((button) => button.dataset.value);
    expect(values.sort()).toEqual([...preferenceValues(name)].sort());
  }
});

test('lists only enabled languages', async () => {
  await openSettings();
  const buttons = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['English']);
});

test('leaves the page visible', async () => {
  await openSettings();
  const backdrop = document.querySelector('.MuiBackdrop-root');
  expect(getComputedStyle(backdrop!).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

test('clicking the selected value changes nothing', async () => {
  await openSettings();
  await choose('Color mode', 'System');
  expect(getPreferences().getSnapshot().mode).toBe('system');
});

test('follows a change from elsewhere', async () => {
  await openSettings();
  act(() => getPreferences().set('codeVariant', 'JS'));
  expect(screen.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('turns off one-letter shortcuts, until the settings are reset', async () => {
  await openSettings();
  const group = within(screen.getByRole('group', { name: 'Shortcuts / and ?' }));
  await userEvent.click(group.getByRole('button', { name: 'Off' }));
  expect(localStorage.getItem('docs-letter-keys')).toBe('off');
  await userEvent.click(screen.getByRole('button', { name: 'Reset all settings' }));
  expect(group.getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('docs-letter-keys')).toBeNull();
});

test('lists the stored preferences and removes them', async () => {
  const dialog = await openSettings();
  const kept = within(within(dialog).getByRole('region', { name: 'Kept on this device' }));
  expect(kept.getByText(/^Nothing/)).toBeInTheDocument();
  await choose('Color mode', 'Dark');
  await choose('Code variant', 'JavaScript');
  expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Color mode: Dark (local storage)',
    'Code variant: JavaScript (cookie)',
  ]);
  await userEvent.click(kept.getByRole('button', { name: 'Reset all settings' }));
  expect(kept.queryAllByRole('listitem')).toEqual([]);
  expect(kept.getByRole('status')).toHaveTextContent('All settings are back to their defaults.');
  expect(getPreferences().getSnapshot()).toMatchObject({ mode: 'system', codeVariant: 'TS' });
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'the close button',
    () => userEvent.click(screen.getByRole('button', { name: 'Close settings' })),
  ],
])('%s closes the drawer and returns the focus', async (_, close) => {
  const dialog = await openSettings();
  expect(document.activeElement?.closest('.MuiDrawer-root')).not.toBeNull();
  await close();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

test("hydrates the server's markup", async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SettingsButton className="control" />);
  const element = container.querySelector<HTMLElement>('[data-island=settings]') as HTMLElement;
  const button = within(element).getByRole('button', { name: 'Settings' });
  expect(button).toHaveClass('control');
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(
      element,
      <SettingsIsland {...(JSON.parse(element.dataset.props ?? '{}') as { className: string })} />,
      { onRecoverableError },
    ),
  );
  expect(within(element).getByRole('button', { name: 'Settings' })).toBe(button);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
