import { eventsNamed, gtag, load, setNavigator, settle, setUpPages } from './testing/loadedPage';

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
