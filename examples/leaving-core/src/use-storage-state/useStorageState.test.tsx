import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CODEC_BOOLEAN, CODEC_DATE_ONLY, CODEC_JSON, CODEC_NUMBER } from './codecs';
import { useLocalStorageState, useSessionStorageState } from './useStorageState';

afterEach(() => vi.restoreAllMocks());

function Counter({ storageKey = 'count' }: { storageKey?: string | null }) {
  const [count, setCount] = useLocalStorageState(storageKey, 5, { codec: CODEC_NUMBER });
  const addTwo = () => {
    setCount((current) => current + 1);
    setCount((current) => current + 1);
  };
  return (
    <>
      <button onClick={addTwo}>{count}</button>
      <button onClick={() => setCount(null)}>Reset</button>
    </>
  );
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test('the server renders the initial value, and the browser the stored one', () => {
  window.localStorage.setItem('count', '7');
  expect(renderToString(<Counter />)).toContain('5');
  render(<Counter />);
  expect(buttons()[0]).toBe('7');
});

test('two updates in one handler both count, and components with the same key follow', () => {
  render(
    <>
      <Counter />
      <Counter />
    </>,
  );
  act(() => screen.getAllByRole('button')[0]!.click());
  expect(buttons()).toEqual(['7', 'Reset', '7', 'Reset']);
  expect(window.localStorage.getItem('count')).toBe('7');
});

test('null removes the entry and restores the initial value', () => {
  window.localStorage.setItem('count', '7');
  render(<Counter />);
  act(() => screen.getByText('Reset').click());
  expect(buttons()[0]).toBe('5');
  expect(window.localStorage.getItem('count')).toBeNull();
});

test.each(['', 'many', 'NaN'])('an invalid entry "%s" is the initial value', (stored) => {
  window.localStorage.setItem('count', stored);
  render(<Counter />);
  expect(buttons()[0]).toBe('5');
});

test('a change in another tab arrives', () => {
  render(<Counter />);
  act(() => {
    window.localStorage.setItem('count', '9');
    window.dispatchEvent(new StorageEvent('storage', { key: 'count' }));
  });
  expect(buttons()[0]).toBe('9');
});

test.each([
  ['a full storage', ['setItem'] as const],
  ['a blocked storage', ['getItem', 'setItem'] as const],
])('with %s, the state stays in memory', (situation, methods) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  render(<Counter storageKey={situation} />);
  act(() => screen.getAllByRole('button')[0]!.click());
  expect(buttons()[0]).toBe('7');
});

test('without a key, nothing is stored, and components have their own state', () => {
  render(
    <>
      <Counter storageKey={null} />
      <Counter storageKey={null} />
    </>,
  );
  act(() => screen.getAllByRole('button')[0]!.click());
  expect(buttons()).toEqual(['7', 'Reset', '5', 'Reset']);
  expect(window.localStorage).toHaveLength(0);
});

test('a text needs no codec, and session storage is separate', () => {
  function Draft() {
    const [draft, setDraft] = useSessionStorageState<string | null>('draft', null);
    return <button onClick={() => setDraft('Dear Ines')}>{draft ?? 'empty'}</button>;
  }
  render(<Draft />);
  expect(screen.getByRole('button')).toHaveTextContent('empty');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('Dear Ines');
  expect(window.sessionStorage.getItem('draft')).toBe('Dear Ines');
  expect(window.localStorage.getItem('draft')).toBeNull();
});

describe('codecs', () => {
  test('keep their values', () => {
    expect(CODEC_BOOLEAN.parse(CODEC_BOOLEAN.stringify(false))).toBe(false);
    expect(CODEC_JSON.parse(CODEC_JSON.stringify({ a: [1] }))).toEqual({ a: [1] });
    const midnight = new Date(2026, 9, 15);
    expect(CODEC_DATE_ONLY.stringify(midnight)).toBe('2026-10-15');
    expect(CODEC_DATE_ONLY.parse('2026-10-15')).toEqual(midnight);
  });
  test.each([
    [CODEC_BOOLEAN, 'yes'],
    [CODEC_DATE_ONLY, 'tomorrow'],
    [CODEC_JSON, '{'],
  ])('refuse what they cannot read', (codec, text) => {
    expect(() => codec.parse(text)).toThrow();
  });
});
