import type { IslandRuntime } from '../loader';

export const islandMarkup = (inside = '<button>Settings</button>') =>
  `<div data-island="settings">${inside}</div>`;

export const element = () => document.querySelector('[data-island]') as HTMLElement;
export const control = (selector = 'button') => document.querySelector(selector) as HTMLElement;
export const scripts = () => [...document.head.querySelectorAll('script')];
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Labels of the controls in a mounted island that were clicked, in order. */
export const clicks: string[] = [];

export function press(target: Element): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

const listen = (target: HTMLElement) =>
  target.addEventListener('click', (event) =>
    clicks.push((event.target as Element).textContent ?? ''),
  );

/** Creates a runtime that mounts islands when the test calls `finish`; then their controls work. */
export function slowRuntime(work: (target: HTMLElement) => void = listen) {
  let finish = () => {};
  let fail = () => {};
  const mount = jest.fn<Promise<void>, [HTMLElement]>(
    (target) =>
      new Promise<void>((resolve, reject) => {
        finish = () => {
          work(target);
          resolve();
        };
        fail = () => reject(new Error('crashed'));
      }),
  );
  return {
    runtime: { mount } satisfies IslandRuntime,
    mount,
    finish: () => finish(),
    fail: () => fail(),
  };
}

/** Simulates that the requested scripts have loaded. */
export function finishLoading(runtime: IslandRuntime): Promise<unknown> {
  window.toolpadIslands = runtime;
  scripts().forEach((script) => script.dispatchEvent(new Event('load')));
  return settle();
}

/**
 * Opens a page with one island, with a new instance of the loader, because that stores which
 * scripts are loaded.
 * @returns a function that closes the page
 */
export async function visit(): Promise<{ leave: () => void }> {
  clicks.length = 0;
  document.head.innerHTML = '<meta name="islands" content="/runtime.js /main.js">';
  document.body.innerHTML = islandMarkup();
  delete window.toolpadIslands;
  const add = jest.spyOn(window, 'addEventListener');
  await jest.isolateModulesAsync(async () => {
    const { startIslands } = await import('../loader');
    startIslands();
  });
  const listeners = [...add.mock.calls];
  add.mockRestore();
  return {
    leave: () => listeners.forEach((args) => window.removeEventListener(...args)),
  };
}
