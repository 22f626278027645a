import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { getPreferences } from './instance';
import { usePreference, useResolvedMode } from './hooks';
import {
  clearPreferences,
  installChannels,
  installSystem,
  type FakeSystem,
} from './testing/fakeBrowser';

let system: FakeSystem;

beforeAll(() => {
  system = installSystem();
  installChannels();
});

beforeEach(() => {
  clearPreferences();
  act(() => getPreferences().reset());
});

function Variant() {
  const [variant, setVariant] = usePreference('codeVariant');
  return (
    <button type="button" onClick={() => setVariant(variant === 'TS' ? 'JS' : 'TS')}>
      {variant} {useResolvedMode()}
    </button>
  );
}

test('returns and sets a preference, and follows changes from elsewhere', () => {
  render(<Variant />);
  expect(screen.getByRole('button')).toHaveTextContent('TS light');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('JS light');
  expect(document.cookie).toBe('codeVariant=JS');
  act(() => getPreferences().set('codeVariant', 'TS'));
  act(() => system.setDark(true));
  expect(screen.getByRole('button')).toHaveTextContent('TS dark');
  act(() => system.setDark(false));
});

test('the server renders defaults, which hydrate without warnings before the stored value is shown', async () => {
  getPreferences().set('codeVariant', 'JS');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Variant />);
  expect(container).toHaveTextContent('TS light');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, <Variant />, { onRecoverableError }));
  expect(container).toHaveTextContent('JS light');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
