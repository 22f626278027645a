import {
  installChannels,
  installSystem,
  type FakeSystem,
} from '@site/src/features/preferences/testing/fakeBrowser';

/**
 * Pages as the analytics of a test meets them: each is loaded anew, and `gtag` tells what it was
 * called with.
 */
export const gtag = jest.fn();

/** Loads a page: fresh modules, as each page of the site has its own. */
export async function load() {
  jest.resetModules();
  delete window.toolpadDocs;
  const page = await import('../script');
  page.startAnalytics();
  return page;
}

/** Lets timeouts of no delay and dynamic imports come to an end. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

export const eventsNamed = (name: string) =>
  gtag.mock.calls.filter(([command, each]) => command === 'event' && each === name);

export function setNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** What a test can change around the page. */
export interface Surroundings extends FakeSystem {
  setPixelRatio(ratio: number): void;
}

/**
 * The fake system answers every query with the colour scheme; the pixel ratio has listeners of its
 * own.
 */
function installSurroundings(): Surroundings {
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

/** jsdom keeps the listeners of pages that are gone. */
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

/** Prepares each test of a file. @returns what surrounds the page of the present test */
export function setUpPages(): () => Surroundings {
  let surroundings: Surroundings;
  let removeListeners: () => void;
  beforeEach(() => {
    surroundings = installSurroundings();
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
  return () => surroundings;
}
