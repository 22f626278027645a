import { installChannels, installSystem, type FakeSystem } from '@site/e2e/support/fakeBrowser';

/** Helpers for analytics tests: load a page and record the calls of `gtag`. */
const gtag = jest.fn();

/** Loads a page with new modules, as a browser would. */
async function load() {
  jest.resetModules();
  delete window.toolpadDocs;
  const page = await import('./script');
  page.startAnalytics();
  return page;
}

/** Waits for timeouts and dynamic imports to finish. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

const eventsNamed = (name: string) =>
  gtag.mock.calls.filter(([command, each]) => command === 'event' && each === name);

function setNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Properties of the browser that a test can change. */
interface FakeBrowser extends FakeSystem {
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
function setUpPages(): () => FakeBrowser {
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

const surroundings = setUpPages();

const properties = () =>
  gtag.mock.calls.filter(([command]) => command === 'set').map(([, , values]) => values);

describe('user properties', () => {
  test('are sent at the start and whenever one changes', async () => {
    const { sendView } = await load();
    sendView();
    await settle();
    const store = window.toolpadDocs?.preferences;
    store?.set('codeVariant', 'JS');
    store?.set('direction', 'rtl');
    await settle();
    surroundings().setDark(true);
    surroundings().setPixelRatio(1.5);
    surroundings().setPixelRatio(2);
    surroundings().setPixelRatio(2.04);
    surroundings().setPixelRatio(1);
    await settle();
    expect(properties()).toEqual([
      {
        codeVariant: 'TS',
        userLanguage: 'en',
        devicePixelRatio: 1,
        colorSchemeOS: 'light',
        colorScheme: 'system',
      },
      expect.objectContaining({ codeVariant: 'JS' }),
      expect.objectContaining({ codeVariant: 'JS', colorSchemeOS: 'dark', colorScheme: 'system' }),
      expect.objectContaining({ devicePixelRatio: 1.5 }),
      expect.objectContaining({ devicePixelRatio: 2 }),
      expect.objectContaining({ devicePixelRatio: 1 }),
    ]);
    store?.reset();
  });
});

describe('when the reader has opted out', () => {
  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('%s: no analytics script and no event', async (name, value) => {
    document.head.innerHTML = '<meta name="docs-analytics" content="G-ABC1234567">';
    setNavigator(name, value);
    const { sendView } = await load();
    sendView();
    window.toolpadDocs?.preferences?.set('codeVariant', 'JS');
    await settle();
    expect(gtag).not.toHaveBeenCalled();
    expect(document.querySelector('script')).toBeNull();
    expect(window.dataLayer).toBeUndefined();
    window.toolpadDocs?.preferences?.reset();
  });

  test.each([
    ['doNotTrack', '0'],
    ['doNotTrack', 'unspecified'],
    ['globalPrivacyControl', false],
  ])('%s of %p does not count as opting out', async (name, value) => {
    setNavigator(name, value);
    (await load()).sendView();
    await settle();
    expect(eventsNamed('page_view')).toHaveLength(1);
  });
});

describe('the analytics script', () => {
  test('is loaded with the measurement id of the build, and dataLayer stores events until then', async () => {
    Reflect.deleteProperty(window, 'gtag');
    document.head.innerHTML = '<meta name="docs-analytics" content="G-ABC1234567">';
    (await load()).sendView();
    await settle();
    expect(document.querySelector('script')?.src).toBe(
      'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    );
    const queued = (window.dataLayer ?? []).map((entry) => Object.prototype.toString.call(entry));
    expect(new Set(queued)).toEqual(new Set(['[object Arguments]']));
    expect(
      (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>).slice(0, 2)),
    ).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-ABC1234567'],
      ['set', 'user_properties'],
      ['event', 'page_view'],
    ]);
  });

  test.each(['', '<meta name="docs-analytics" content="">'])(
    'is not loaded with head tags %p',
    async (head) => {
      Reflect.deleteProperty(window, 'gtag');
      document.head.innerHTML = head;
      (await load()).sendView();
      await settle();
      expect([document.querySelector('script'), window.gtag, window.dataLayer]).toEqual([
        null,
        undefined,
        undefined,
      ]);
    },
  );
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['is no function', 'gtag'],
])('a gtag that %s causes no error', async (_name, broken) => {
  Object.defineProperty(window, 'gtag', { configurable: true, writable: true, value: broken });
  const { sendView } = await load();
  expect(() => sendView()).not.toThrow();
  await settle();
});

describe('page views', () => {
  test('the first load is one, with title, path and product', async () => {
    setProduct('toolpad-core');
    (await load()).sendView();
    expect(gtag).not.toHaveBeenCalled();
    await settle();
    expect(eventsNamed('page_view')).toEqual([
      [
        'event',
        'page_view',
        {
          page_title: 'First – Toolpad',
          page_location: '/toolpad/core/first/',
          productId: 'toolpad-core',
          productCategoryId: 'toolpad',
        },
      ],
    ]);
  });

  /** Replaces the `<meta>` elements of `src/theme/SiteMetadata`. */
  const setProduct = (id: string) => {
    document.querySelectorAll('meta').forEach((meta) => meta.remove());
    document.head.insertAdjacentHTML(
      'beforeend',
      `<meta name="mui:productId" content="${id}"><meta name="mui:productCategoryId" content="toolpad">`,
    );
  };

  test('a route change sends one with the new title; changes of the hash or query do not', async () => {
    setProduct('toolpad-core');
    const { sendView } = await load();
    sendView();
    await settle();
    window.history.pushState(null, '', '/toolpad/core/first/?q=2#other');
    sendView();
    window.history.pushState(null, '', '/toolpad/studio/second/');
    sendView();
    setProduct('toolpad-studio');
    document.title = 'Second – Toolpad';
    await settle();
    expect(
      eventsNamed('page_view').map(([, , { page_title, page_location, productId }]) => [
        page_title,
        page_location,
        productId,
      ]),
    ).toEqual([
      ['First – Toolpad', '/toolpad/core/first/', 'toolpad-core'],
      ['Second – Toolpad', '/toolpad/studio/second/', 'toolpad-studio'],
    ]);
  });

  test('a prerendered page sends one once it is shown', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    (await load()).sendView();
    await settle();
    expect(eventsNamed('page_view')).toEqual([]);
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(eventsNamed('page_view')).toHaveLength(1);
  });

  test('going back to a page in the back/forward cache sends one', async () => {
    (await load()).sendView();
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settle();
    expect(eventsNamed('page_view')).toHaveLength(2);
  });
});

describe('clicks', () => {
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  beforeEach(() => {
    document.body.innerHTML =
      '<div data-ga-event-category="outer" data-ga-event-action="a"><button data-ga-event-category="inner" data-ga-event-action="b" data-ga-event-label="c"><svg></svg></button><i>text</i></div><p>nothing</p>';
  });

  test('the closest category is reported', async () => {
    await load();
    press('svg');
    press('i');
    press('p');
    document.dispatchEvent(new MouseEvent('click'));
    await settle();
    expect(gtag.mock.calls.filter(([command]) => command === 'event')).toEqual([
      ['event', 'inner', { eventAction: 'b', eventLabel: 'c' }],
      ['event', 'outer', { eventAction: 'a', eventLabel: undefined }],
    ]);
  });

  test('a control that removes itself or changes its attributes is reported as it was', async () => {
    await load();
    document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
      if (!(currentTarget instanceof HTMLElement)) return;
      currentTarget.dataset.gaEventAction = 'other';
      currentTarget.remove();
    });
    press('svg');
    await settle();
    expect(eventsNamed('inner')).toEqual([
      ['event', 'inner', { eventAction: 'b', eventLabel: 'c' }],
    ]);
  });

  test('gtag is looked up when the event is sent', async () => {
    Reflect.deleteProperty(window, 'gtag');
    await load();
    press('svg');
    await settle();
    window.gtag = gtag;
    press('svg');
    await settle();
    expect(eventsNamed('inner')).toHaveLength(1);
  });
});
