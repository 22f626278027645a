/** Fakes of browser features that jsdom lacks or that a test has to control. */

/** Color scheme of the operating system. */
export interface FakeSystem {
  setDark(dark: boolean): void;
}

/** Installs `matchMedia` with a color scheme that can change. */
export function installSystem(dark = false): FakeSystem {
  const listeners = new Set<() => void>();
  const list = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    // MUI still calls the deprecated methods.
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: () => list,
  });
  return {
    setDark(next) {
      list.matches = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Messages on every channel of the test, in order. */
export interface FakeChannels {
  readonly sent: unknown[];
  /** Delivers a message from another tab. */
  receive(data: unknown): void;
}

/**
 * Installs `BroadcastChannel`. Each instance represents a tab and receives the messages of all
 * others.
 */
export function installChannels(): FakeChannels {
  const sent: unknown[] = [];
  const channels = new Set<EventTarget>();
  const deliver = (data: unknown, sender?: EventTarget) =>
    channels.forEach((channel) => {
      if (channel !== sender) channel.dispatchEvent(new MessageEvent('message', { data }));
    });
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      sent.push(data);
      deliver(data, this);
    }
  }
  Object.defineProperty(window, 'BroadcastChannel', {
    configurable: true,
    writable: true,
    value: Channel,
  });
  return { sent, receive: deliver };
}

/**
 * Makes cookies and both storages throw, as in a browser that denies them. @returns a function that
 * allows them again
 */
export function denyStorage(): () => void {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: deny, set: deny });
  const storages = (['localStorage', 'sessionStorage'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  storages.forEach(([name]) =>
    Object.defineProperty(window, name, { configurable: true, get: deny }),
  );
  return () => {
    Reflect.deleteProperty(document, 'cookie');
    storages.forEach(([name, descriptor]) => Object.defineProperty(window, name, descriptor ?? {}));
  };
}

/** Clears all stored preferences, and the hash. */
export function clearPreferences(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  });
  window.history.replaceState(null, '', '/');
}
