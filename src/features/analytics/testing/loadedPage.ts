import {
  installChannels,
  installSystem,
  type FakeSystem,
} from '@site/src/features/preferences/testing/fakeBrowser';

/** Helpers for analytics tests: load a page and record the calls of `gtag`. */
export const gtag = jest.fn();

/** Loads a page with new modules, as a browser would. */
export async function load() {
  jest.resetModules();
  delete window.toolpadDocs;
  const page = await import('../script');
  page.startAnalytics();
  return page;
}

/** Waits for timeouts and dynamic imports to finish. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

export const eventsNamed = (name: string) =>
  gtag.mock.calls.filter(([command, each]) => command === 'event' && each === name);

export function setNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Properties of the browser that a test can change. */
export interface FakeBrowser extends FakeSystem {
  setPixelRatio(ratio: number): void;
}

/** Mocks `matchMedia` for the color scheme and the pixel ratio, which have separate listeners. */
function installFakeBrowser(): FakeBrowser {
  const system = installSystem();
  const colorScheme = window.matchMedia;
  const pixelRatio = new EventTarget();
  window.matchMedia = (query) =>
    query.includes('resolution')
      ? (Object.assign(pixelRatio, { matches: true }) as MediaQueryList)
      : colorScheme(query);
  return {
    ...system,
    setPixelRatio(ratio) {
      Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: ratio });
      pixelRatio.dispatchEvent(new Event('change'));
    },
  };
}

/** Removes the listeners of earlier pages, because jsdom keeps them. */
function rememberListeners(): () => void {
  const added: (() => void)[] = [];
  const targets: EventTarget[] = [document, window];
  const spies = targets.map((target) => {
    const add = target.addEventListener.bind(target);
    return jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      added.push(() => target.removeEventListener(type, listener, options));
    });
  });
  return () => {
    added.forEach((remove) => remove());
    spies.forEach((spy) => spy.mockRestore());
  };
}

/** Sets up each test of a file. @returns the browser of the current test */
export function setUpPages(): () => FakeBrowser {
  let browser: FakeBrowser;
  let removeListeners: () => void;
  beforeEach(() => {
    browser = installFakeBrowser();
    installChannels();
    gtag.mockReset();
    window.gtag = gtag;
    sessionStorage.setItem('docs-vitals', 'off');
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    document.title = 'First – Toolpad';
    window.history.replaceState(null, '', '/toolpad/core/first/?q=1#hash');
    removeListeners = rememberListeners();
  });
  afterEach(() => {
    removeListeners();
    setNavigator('doNotTrack', null);
    setNavigator('globalPrivacyControl', undefined);
    delete window.dataLayer;
  });
  return () => browser;
}
