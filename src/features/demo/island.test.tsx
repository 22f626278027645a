import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { getPreferences } from '@site/src/features/preferences/preferences';
import { installBrowser } from './fixtures/demo';
import DemoIsland from './island';
import { getEditStore } from './edits';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count}</button>;
}

const loads = jest.fn<Promise<{ default: ComponentType }>, []>();
let crashes = true;
function Fragile() {
  if (crashes) throw new Error('No data source');
  return <p>Up again</p>;
}

/** Replaces the registry that the build generates. */
jest.mock(
  '@generated/demos/default/registry',
  () => ({
    cutVersions: {},
    demos: {
      counter: {
        system: { component: () => Promise.resolve({ default: Counter }) },
      },
      fragile: {
        system: { component: () => Promise.resolve({ default: Fragile }) },
      },
      lazy: { system: { component: () => loads() } },
      styled: {
        system: { component: () => Promise.resolve({ default: () => <p>By system</p> }) },
        css: {
          component: () => Promise.resolve({ default: () => <p>By CSS</p> }),
          styles: () => Promise.resolve({ default: '.a { color: red }' }),
        },
      },
    },
  }),
  { virtual: true },
);

installBrowser();
afterEach(() => {
  jest.restoreAllMocks();
  getPreferences().reset();
});

it('remounts the demo when the reader resets it', async () => {
  render(<DemoIsland demoKey="counter" sourceUrl="/counter.json" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Clicked 0' }));
  expect(screen.getByRole('button', { name: 'Clicked 1' })).toBeVisible();
  act(() => getEditStore('/counter.json').reset());
  expect(await screen.findByRole('button', { name: 'Clicked 0' })).toBeVisible();
});

it('contains a crash, shows the error, and can restart the demo', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<DemoIsland demoKey="fragile" sourceUrl="/fragile.json" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This demo has crashed.No data source',
  );
  crashes = false;
  await userEvent.click(screen.getByRole('button', { name: 'Restart the demo' }));
  expect(screen.getByText('Up again')).toBeVisible();
});

it('shows that code could not be loaded, and retries', async () => {
  const failure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  loads.mockRejectedValueOnce(failure);
  loads.mockResolvedValue({ default: () => <p>Here now</p> });
  render(<DemoIsland demoKey="lazy" sourceUrl="/lazy.json" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The code of this demo could not be loaded. Check your connection.Loading chunk 12 failed.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here now')).toBeVisible();
});

it('does not blame the network if the code of a demo throws while it loads', async () => {
  loads.mockRejectedValueOnce(new DOMException('Storage is denied.', 'SecurityError'));
  render(<DemoIsland demoKey="lazy" sourceUrl="/lazy.json" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This demo has crashed\.Storage is denied\.Try again$/,
  );
});

it('shows an error if the demo does not exist', async () => {
  render(<DemoIsland demoKey="gone" sourceUrl="/gone.json" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There is no demo gone styled with system.',
  );
});

it("uses the reader's styling, or the demo's own if it lacks that one", async () => {
  const { container } = render(<DemoIsland demoKey="styled" sourceUrl="/styled.json" />);
  expect(await screen.findByText('By system')).toBeVisible();
  act(() => getPreferences().set('codeStyling', 'css'));
  expect(await screen.findByText('By CSS')).toBeVisible();
  expect(container.querySelector('style')).toHaveTextContent('.a { color: red }');
  act(() => getPreferences().set('codeStyling', 'tailwind'));
  expect(await screen.findByText('By system')).toBeVisible();
});

it('does not set the mode or color scheme of the page', async () => {
  document.documentElement.dataset.theme = 'dark';
  render(<DemoIsland demoKey="counter" sourceUrl="/counter.json" />);
  await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(Object.keys(window.localStorage)).toEqual([]);
});
