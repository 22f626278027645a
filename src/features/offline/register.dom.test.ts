import { watchUse } from './inUse';
import { isPaused, mayReloadFor, reloadOnUpdate } from './register';

/** Fake of `navigator.serviceWorker`. */
class FakeContainer extends EventTarget {
  controller: { postMessage(request: unknown, ports: MessagePort[]): void } | null = null;

  takeOver(version: string | null): void {
    this.controller = {
      postMessage: (_request, [port]) => {
        if (version !== null) port?.postMessage(version);
      },
    };
    this.dispatchEvent(new Event('controllerchange'));
  }

  readonly registration = {
    update: () => Promise.resolve(),
    unregister: jest.fn(() => Promise.resolve(true)),
  };

  getRegistration() {
    return Promise.resolve(this.registration);
  }
}

/** jsdom has no `MessageChannel`; this one delivers messages synchronously. */
class FakeChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };

  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

function visit(hasWorker: boolean) {
  const container = new FakeContainer();
  const reload = jest.fn();
  if (hasWorker) container.takeOver('a');
  reloadOnUpdate(container as never, reload);
  return { container, reload };
}

let hasFocus: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response()));
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test('the first worker of a browser does not reload the page, the next one does', async () => {
  const { container, reload } = visit(false);
  container.takeOver('a');
  await settle();
  expect(reload).not.toHaveBeenCalled();
  container.takeOver('b');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version reloads the page once, including other pages of the tab', async () => {
  for (const expected of [1, 0, 0]) {
    const { container, reload } = visit(true);
    container.takeOver('b');
    await settle();
    expect(reload).toHaveBeenCalledTimes(expected);
  }
});

test('a worker that fails requests is removed, even if it is the first one, and the page reloads', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  for (const hasWorker of [false, true]) {
    sessionStorage.clear();
    localStorage.clear();
    const { container, reload } = visit(hasWorker);
    await settle();
    container.takeOver('c');
    await settle();
    expect(container.registration.unregister).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(isPaused()).toBe(true);
  }
});

test('without a network, a worker is not removed', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { container } = visit(true);
  container.registration.update = () => Promise.reject(new TypeError('Failed to fetch'));
  container.takeOver('b');
  await settle();
  expect(container.registration.unregister).not.toHaveBeenCalled();
  expect(isPaused()).toBe(false);
});

test.each(['', 'x', String(Date.now() + 10 ** 9), '1'])('a stored time %p is no pause', (value) => {
  localStorage.setItem('docs-worker-removed', value);
  expect(isPaused()).toBe(false);
});

test('a worker without a version reloads the page once', async () => {
  jest.useFakeTimers();
  const { container, reload } = visit(true);
  container.takeOver(null);
  await jest.advanceTimersByTimeAsync(1500);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('without storage, the page never reloads', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(mayReloadFor('b')).toBe(false);
});

describe('waiting', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.stop = jest.fn();
    // Ends the reloads of earlier tests.
    document.body.innerHTML = '<dialog open></dialog>';
    dispatchEvent(new KeyboardEvent('keydown'));
    jest.clearAllTimers();
    document.body.innerHTML = '';
  });
  afterEach(() => jest.useRealTimers());

  test('the page reloads when it has the focus', async () => {
    hasFocus.mockReturnValue(false);
    const { container, reload } = visit(true);
    container.takeOver('b');
    container.takeOver('c');
    await jest.advanceTimersByTimeAsync(5000);
    expect(reload).not.toHaveBeenCalled();
    hasFocus.mockReturnValue(true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a field has the focus', '<input id=used>', (used: HTMLElement) => used.blur()],
    [
      'a field has unsent text',
      '<textarea id=used></textarea>',
      (used: HTMLElement) => used.remove(),
    ],
    [
      'a dialog is open',
      '<dialog id=used open></dialog>',
      (used: HTMLElement) => used.removeAttribute('open'),
    ],
    [
      'the settings are open',
      '<div id=used role=dialog></div>',
      (used: HTMLElement) => used.remove(),
    ],
    [
      'an editor is open',
      '<div id=used data-view=editor></div>',
      (used: HTMLElement) => used.setAttribute('data-view', 'source'),
    ],
    [
      'a demo in a frame has the focus',
      '<iframe id=used tabindex=0></iframe>',
      (used: HTMLElement) => used.blur(),
    ],
  ])('while %s, the page does not reload', async (name, markup, end) => {
    document.body.innerHTML = markup;
    const used = document.getElementById('used') as HTMLElement;
    if (name.endsWith('focus')) used.focus();
    if (used instanceof HTMLTextAreaElement) used.value = 'Half a sent';
    const { container, reload } = visit(true);
    container.takeOver('b');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    end(used);
    await jest.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a key that is pressed before the new page arrives stops the reload, which waits again', async () => {
    const { container, reload } = visit(true);
    container.takeOver('b');
    await jest.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '<input>';
    document.querySelector('input')?.focus();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(window.stop).toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
    document.querySelector('input')?.blur();
    await jest.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('after a demo was used, the page does not reload', async () => {
    watchUse();
    document.body.innerHTML = '<div data-demo-part=stage><button>Sort</button></div>';
    document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const { container, reload } = visit(true);
    container.takeOver('b');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
