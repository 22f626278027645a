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

test('the page reloads when it has the focus', async () => {
  hasFocus.mockReturnValue(false);
  const { container, reload } = visit(true);
  container.takeOver('b');
  container.takeOver('c');
  await settle();
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('focus'));
  await settle();
  dispatchEvent(new Event('focus'));
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
