import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReferenceFilter, ReferenceTable } from './ReferenceTable';
import { start } from './script';

jest.mock(
  '@docusaurus/useBrokenLinks',
  () => ({ __esModule: true, default: () => ({ collectAnchor: () => undefined }) }),
  { virtual: true },
);

const row = (
  name: string,
  description: string,
  flags: { required?: boolean; deprecated?: boolean } = {},
) => ({
  id: `prop-${name}`,
  name,
  required: false,
  deprecated: false,
  cells: [description],
  ...flags,
});

const rows = [
  row('children', 'The content', { required: true }),
  row('theme', 'Colors of the app'),
  row('color', 'Use theme instead', { deprecated: true }),
];

function Table() {
  const flags = [
    { name: 'required' as const, label: 'Required', count: 1 },
    { name: 'deprecated' as const, label: 'Deprecated', count: 1 },
  ];
  return (
    <div data-api="">
      <ReferenceFilter subject="props" total={3} flags={flags} />
      <ReferenceTable label="Props" columns={['Name', 'Description']} rows={rows} />
    </div>
  );
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-api-row]')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id.replace('prop-', ''));
const field = () => screen.getByRole('searchbox', { name: 'Filter props by text' });
const count = () => screen.getByRole('status').textContent;

beforeAll(() => {
  start();
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  location.hash = '';
  render(<Table />);
});

test.each([
  ['theme', ['theme', 'color']],
  ['THEME colors', ['theme']],
  ['  ', ['children', 'theme', 'color']],
  ['nothing like it', []],
  ['.*', []],
])('filters by %j', async (text, expected) => {
  await userEvent.type(field(), text);
  expect(shown()).toEqual(expected);
  expect(count()).toBe(expected.length === 3 ? '3 props' : `${expected.length} of 3 props`);
});

test('filters by required and deprecated, alone and together', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /Required/ }));
  expect(shown()).toEqual(['children']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Deprecated/ }));
  expect(shown()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Required/ }));
  expect(shown()).toEqual(['color']);
});

test('Enter in the filter does not submit the form', () => {
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

test('a link to a hidden row shows the row', async () => {
  await userEvent.type(field(), 'theme');
  expect(shown()).not.toContain('children');
  location.hash = '#prop-children';
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(shown()).toContain('children');
  expect(field()).toHaveValue('');
});

test('a hash that is invalid or belongs to no row changes nothing', async () => {
  await userEvent.type(field(), 'theme');
  for (const hash of ['#other', '#%E0%A4%A']) {
    location.hash = hash;
    fireEvent(window, new HashChangeEvent('hashchange'));
  }
  expect(shown()).toEqual(['theme', 'color']);
});

describe('link of a row', () => {
  const press = () => fireEvent.click(screen.getByRole('link', { name: 'Link to theme' }));
  const state = () => screen.getByRole('link', { name: 'Link to theme' }).dataset.state;
  const clipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  test('is copied, and shows that it was copied', async () => {
    let finish = () => {};
    const writeText = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    clipboard(writeText);
    press();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#prop-theme$/));
    expect(state()).toBeUndefined();
    await act(async () => finish());
    expect(state()).toBe('copied');
  });

  test('is copied if it was pressed while the script was loading', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    clipboard(writeText);
    const click = new MouseEvent('click');
    const link = screen.getByRole('link', { name: 'Link to theme' });
    Object.defineProperty(click, 'target', { value: link });
    await jest.isolateModulesAsync(async () => (await import('./script')).start([click]));
    expect(writeText).toHaveBeenCalledTimes(1);
    await act(async () => undefined);
  });

  test('can still be followed if copying fails', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    press();
    await act(async () => undefined);
    expect(state()).toBeUndefined();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    expect(press).not.toThrow();
  });
});

test('flags without rows are disabled', () => {
  render(
    <ReferenceFilter
      subject="properties"
      total={2}
      flags={[{ name: 'deprecated', label: 'Deprecated', count: 0 }]}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Deprecated 0' })).toBeDisabled();
});

test('text typed before the script has loaded is applied', async () => {
  (field() as HTMLInputElement).value = 'theme';
  expect(shown()).toHaveLength(3);
  await jest.isolateModulesAsync(async () => (await import('./script')).start());
  expect(shown()).toEqual(['theme', 'color']);
  expect(count()).toBe('2 of 3 props');
});
