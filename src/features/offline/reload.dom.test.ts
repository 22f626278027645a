import { mayReloadFor, reloadOnUpdate } from './reload';

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
}

/** jsdom has no `MessageChannel`; this one delivers messages synchronously. */
class FakeChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };

  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
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
