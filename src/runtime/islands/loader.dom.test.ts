import type { IslandRuntime } from './loader';

const islandMarkup = (inside = '<button>Settings</button>') =>
  `<div data-island="settings">${inside}</div>`;

const element = () => document.querySelector('[data-island]') as HTMLElement;
const control = (selector = 'button') => document.querySelector(selector) as HTMLElement;
const scripts = () => [...document.head.querySelectorAll('script')];
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Labels of the controls in a mounted island that were clicked, in order. */
const clicks: string[] = [];

function press(target: Element): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

const listen = (target: HTMLElement) =>
  target.addEventListener('click', (event) =>
    clicks.push((event.target as Element).textContent ?? ''),
  );

/** Creates a runtime that mounts islands when the test calls `finish`; then their controls work. */
function slowRuntime(work: (target: HTMLElement) => void = listen) {
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
function finishLoading(runtime: IslandRuntime): Promise<unknown> {
  window.toolpadIslands = runtime;
  scripts().forEach((script) => script.dispatchEvent(new Event('load')));
  return settle();
}

/**
 * Opens a page with one island, with a new instance of the loader, because that stores which
 * scripts are loaded.
 * @returns a function that closes the page
 */
async function visit(): Promise<{ leave: () => void }> {
  clicks.length = 0;
  document.head.innerHTML = '<meta name="islands" content="/runtime.js /main.js">';
  document.body.innerHTML = islandMarkup();
  delete window.toolpadIslands;
  const add = jest.spyOn(window, 'addEventListener');
  await jest.isolateModulesAsync(async () => {
    const { startIslands } = await import('./loader');
    startIslands();
  });
  const listeners = [...add.mock.calls];
  add.mockRestore();
  return {
    leave: () => listeners.forEach((args) => window.removeEventListener(...args)),
  };
}

let page: Awaited<ReturnType<typeof visit>>;
beforeEach(async () => {
  page = await visit();
});
afterEach(() => page.leave());

test('a page loads nothing by itself', async () => {
  await settle();
  expect(scripts()).toEqual([]);
  expect(element().dataset.state).toBeUndefined();
});

test.each(['pointerover', 'focusin'])(
  '%s on an island loads its scripts without starting it',
  async (type) => {
    control().dispatchEvent(new Event(type, { bubbles: true }));
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/runtime.js', '/main.js']);
    const { runtime, mount } = slowRuntime();
    await finishLoading(runtime);
    expect(mount).not.toHaveBeenCalled();
    expect(element().dataset.state).toBeUndefined();
  },
);

test.each(['pointerover', 'focusin', 'click', 'island:start'])(
  '%s elsewhere loads nothing',
  (type) => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#x">link</a>');
    document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
    document.dispatchEvent(new Event(type));
    expect(scripts()).toEqual([]);
  },
);

describe('click on a control', () => {
  test('is held until the island is ready, then repeated on that control', async () => {
    const { runtime, finish } = slowRuntime();
    const event = press(control());
    expect(event.defaultPrevented).toBe(true);
    expect(element().dataset.state).toBe('loading');
    await finishLoading(runtime);
    expect(clicks).toEqual([]);
    finish();
    await settle();
    expect(clicks).toEqual(['Settings']);
    expect(element().dataset.state).toBe('ready');
  });

  test.each([
    ['Escape', []],
    ['Tab', ['Settings']],
  ])('is discarded by Escape only: %s', async (key, expected) => {
    const { runtime, finish } = slowRuntime();
    press(control());
    await finishLoading(runtime);
    control().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    finish();
    await settle();
    expect(clicks).toEqual(expected);
  });

  test('reaches no other listeners before', async () => {
    const onDocument = jest.fn();
    document.addEventListener('click', onDocument);
    press(control());
    expect(onDocument).not.toHaveBeenCalled();
    document.removeEventListener('click', onDocument);
  });

  test('is repeated once if there are several, on the last control', async () => {
    document.body.innerHTML = islandMarkup('<button id="a">A</button><button id="b">B</button>');
    const { runtime, mount, finish } = slowRuntime();
    press(control('#a'));
    press(control('#b'));
    press(control('#b'));
    await finishLoading(runtime);
    press(control('#b'));
    finish();
    await settle();
    expect(clicks).toEqual(['B']);
    expect(mount).toHaveBeenCalledTimes(1);
  });

  test('on an element in a control counts for the control', async () => {
    document.body.innerHTML = islandMarkup('<button><svg></svg>Settings</button>');
    const { runtime, finish } = slowRuntime();
    press(document.querySelector('svg') as Element);
    await finishLoading(runtime);
    finish();
    await settle();
    expect(clicks).toEqual(['Settings']);
  });

  test('is not held once the island is ready', async () => {
    const { runtime, finish } = slowRuntime();
    press(control());
    await finishLoading(runtime);
    finish();
    await settle();
    expect(press(control()).defaultPrevented).toBe(false);
    expect(clicks).toEqual(['Settings', 'Settings']);
  });

  test('is discarded if React replaced the control', async () => {
    const { runtime, finish } = slowRuntime((target) => {
      target.innerHTML = '<button>Other</button>';
      target.addEventListener('click', () => clicks.push('other'));
    });
    press(control());
    await finishLoading(runtime);
    finish();
    await settle();
    expect(clicks).toEqual([]);
    expect(element().dataset.state).toBe('ready');
  });

  test.each([
    ['text', '<p>text</p>', 'p'],
    ['a link', '<a href="#there">link</a>', 'a'],
    ['a disclosure', '<details><summary>More</summary></details>', 'summary'],
  ])('is not handled on %s of an island', (_, inside, target) => {
    document.body.innerHTML = islandMarkup(inside);
    expect(press(control(target)).defaultPrevented).toBe(false);
    expect(scripts()).toEqual([]);
  });

  test('is not handled if the control is outside the island', () => {
    document.body.innerHTML = `<div role="group">${islandMarkup('<p>text</p>')}</div>`;
    expect(press(control('p')).defaultPrevented).toBe(false);
  });
});

describe('island that fails', () => {
  test.each([
    ['a script does not load', () => scripts()[1]?.dispatchEvent(new Event('error'))],
    [
      'the scripts bring no runtime',
      () => scripts().forEach((script) => script.dispatchEvent(new Event('load'))),
    ],
  ])('because %s: has the state failed, and starts at the next click', async (_, failure) => {
    press(control());
    failure();
    await settle();
    expect(element().dataset.state).toBe('failed');

    const { runtime, finish } = slowRuntime();
    press(control());
    expect(element().dataset.state).toBe('loading');
    await finishLoading(runtime);
    finish();
    await settle();
    expect(element().dataset.state).toBe('ready');
    expect(clicks).toEqual(['Settings']);
  });

  test('while mounting: has the state failed, discards the click, and can be started again', async () => {
    const { runtime, mount, fail, finish } = slowRuntime();
    press(control());
    await finishLoading(runtime);
    fail();
    await settle();
    expect(element().dataset.state).toBe('failed');
    element().dispatchEvent(new CustomEvent('island:start', { bubbles: true }));
    await settle();
    finish();
    await settle();
    expect(element().dataset.state).toBe('ready');
    expect(mount).toHaveBeenCalledTimes(2);
    expect(clicks).toEqual([]);
  });

  test('removes scripts that failed to load', async () => {
    press(control());
    scripts().forEach((script) => script.dispatchEvent(new Event('error')));
    await settle();
    expect(scripts()).toEqual([]);
  });

  test('on a page that lacks the scripts of islands: has the state failed', async () => {
    document.head.innerHTML = '';
    press(control());
    await settle();
    expect(element().dataset.state).toBe('failed');
  });
});
