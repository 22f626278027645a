import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { getPreferences } from './preferences';
import { usePreference } from './hooks';
import { clearPreferences, installChannels, installSystem } from '@site/e2e/support/fakeBrowser';

beforeAll(() => {
  installSystem();
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
      {variant}
    </button>
  );
}

test('returns and sets a preference, and follows changes from elsewhere', () => {
  render(<Variant />);
  expect(screen.getByRole('button')).toHaveTextContent('TS');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('JS');
  expect(document.cookie).toBe('codeVariant=JS');
  act(() => getPreferences().set('codeVariant', 'TS'));
  expect(screen.getByRole('button')).toHaveTextContent('TS');
});

test('the server renders defaults, which hydrate without warnings before the stored value is shown', async () => {
  getPreferences().set('codeVariant', 'JS');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Variant />);
  expect(container).toHaveTextContent('TS');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, <Variant />, { onRecoverableError }));
  expect(container).toHaveTextContent('JS');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
