import { act, render, screen, waitFor } from '@testing-library/react';
import { installBrowser } from './fixtures/demo';
import FrameIsland from './frameIsland';

/** Replaces the registry that the build generates. */
jest.mock(
  '@generated/demos/default/registry',
  () => ({
    cutVersions: {},
    demos: {
      basic: {
        system: {
          component: () => Promise.resolve({ default: () => <p>As written</p> }),
          scope: () => Promise.resolve({ scope: { react: jest.requireActual('react') } }),
        },
      },
    },
  }),
  { virtual: true },
);

installBrowser();
const host = document.implementation.createHTMLDocument('host');
const heard: unknown[] = [];
const parent = Object.assign(new EventTarget(), {
  postMessage: (message: unknown) => heard.push(message),
});
const alone = window.parent;
/** Origin of the frame: `null` in a sandbox. */
const setOrigin = (value: string) =>
  Object.defineProperty(window, 'origin', { configurable: true, value });

function show() {
  return render(<FrameIsland demoKey="basic" name="Basic" fullPage stylings={['system']} />);
}

function send(data: unknown, source: unknown = parent) {
  const event = new MessageEvent('message', { data, origin: window.location.origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

beforeEach(() => {
  heard.length = 0;
  setOrigin('null');
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
  const frameElement = host.createElement('iframe');
  Object.defineProperty(window, 'frameElement', { configurable: true, value: frameElement });
  Object.assign(host.documentElement.dataset, { theme: 'dark' });
  host.documentElement.dir = 'rtl';
});
afterEach(() => Object.defineProperty(window, 'parent', { configurable: true, value: alone }));

const run = (code: string) => ({ type: 'demo/run', styling: 'system', variant: 'TS', code });
const edited = "import * as React from 'react';\nexport default () => <p>As edited</p>;";

it('copies mode and direction from the parent page and follows changes', async () => {
  show();
  expect(await screen.findByText('As written')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(window.localStorage.getItem('toolpad-mode')).toBe('dark');
  host.documentElement.dataset.theme = 'light';
  await waitFor(() => expect(window.localStorage.getItem('toolpad-mode')).toBe('light'));
});

it('runs code that the parent page sends, and reports the result', async () => {
  show();
  expect(heard).toEqual([{ type: 'demo/ready' }]);
  send(run(edited));
  expect(await screen.findByText('As edited')).toBeVisible();
  expect(heard.at(-1)).toMatchObject({
    type: 'demo/result',
    styling: 'system',
    code: edited,
    error: null,
  });
});

it('never runs code from another window', async () => {
  show();
  send(run(edited), window);
  expect(await screen.findByText('As written')).toBeVisible();
  expect(screen.queryByText('As edited')).toBeNull();
});

it('follows the settings that the parent page sends', async () => {
  show();
  send({ type: 'demo/settings', settings: { 'data-theme': 'light', dir: 'ltr' } });
  await waitFor(() => expect(window.localStorage.getItem('toolpad-mode')).toBe('light'));
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

it('never runs code outside a sandbox', async () => {
  setOrigin('https://mui.com');
  show();
  send(run(edited));
  expect(await screen.findByText('As written')).toBeVisible();
  expect(screen.queryByText('As edited')).toBeNull();
  expect(heard).toEqual([]);
});

it('never runs code if it was opened directly', async () => {
  Object.defineProperty(window, 'parent', { configurable: true, value: window });
  Object.defineProperty(window, 'frameElement', { configurable: true, value: null });
  show();
  send(run(edited), window);
  expect(await screen.findByText('As written')).toBeVisible();
  expect(heard).toEqual([]);
});
