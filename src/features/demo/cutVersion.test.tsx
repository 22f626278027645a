import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, useContext, type ReactNode } from 'react';
import { installBrowser } from './fixtures/demo';
import DemoIsland from './island';

const mockTheme = createContext('none');
const mockLoads = jest.fn<Promise<unknown>, []>();

/** Replaces the registries that the build generates: a current version and a cut one. */
jest.mock(
  '@generated/demos/default/registry',
  () => ({
    demos: {
      'core/v2.0.0/Basic': {
        system: { component: () => Promise.resolve({ default: () => <p>New demo</p> }) },
      },
    },
    cutVersions: { 'core/v1.0.0': () => mockLoads() },
  }),
  { virtual: true },
);

function OldDemo() {
  return <p>Old demo, theme: {useContext(mockTheme)}</p>;
}

/** Registry of a cut version: its demos, and the libraries of its packages. */
const oldRegistry = {
  demos: {
    'core/v1.0.0/Basic': {
      system: { component: () => Promise.resolve({ default: OldDemo }) },
    },
  },
  themeLibraries: {
    createCache: (options: object) => options,
    CacheProvider: ({ children }: { children: ReactNode }) => children,
    extendTheme: () => 'of the old packages',
    ThemeProvider: ({ theme, children }: { theme: string; children: ReactNode }) => (
      <mockTheme.Provider value={theme}>{children}</mockTheme.Provider>
    ),
  },
};

installBrowser();
beforeEach(() => mockLoads.mockReset().mockResolvedValue(oldRegistry));

it('a demo of a current version loads no other registry', async () => {
  render(<DemoIsland demoKey="core/v2.0.0/Basic" sourceUrl="/new.json" />);
  expect(await screen.findByText('New demo')).toBeVisible();
  expect(mockLoads).not.toHaveBeenCalled();
});

it('shows that the registry of a cut version could not be loaded, and retries', async () => {
  mockLoads.mockReset().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  mockLoads.mockResolvedValue(oldRegistry);
  render(<DemoIsland demoKey="core/v1.0.0/Basic" sourceUrl="/old.json" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Old demo, theme: of the old packages')).toBeVisible();
});

it('a demo of a cut version uses the theme libraries of its packages', async () => {
  render(<DemoIsland demoKey="core/v1.0.0/Basic" sourceUrl="/old.json" />);
  expect(await screen.findByText('Old demo, theme: of the old packages')).toBeVisible();
});
