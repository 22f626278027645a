const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

let reach: (near: boolean) => void;
const userAgent = navigator.userAgent;

/** Loads the script again, because it reads the build's settings once. */
async function watch(
  settings: Record<string, string> = { ENABLE_AD_IN_DEV_MODE: 'true' },
): Promise<void> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  const { watchAds } = await import('./script');
  watchAds();
  await settle();
}

const slot = () => document.querySelector<HTMLElement>('.Ad-root');
const isFilled = () => slot()?.childElementCount !== 0;

beforeEach(() => {
  document.body.innerHTML = '<div class="Ad-root"></div>';
  reach = () => undefined;
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      reach = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  sessionStorage.setItem('docs-ad-shape', 'image');
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
});

test('the slot is filled when it is near the viewport', async () => {
  await watch();
  reach(false);
  await settle();
  expect(isFilled()).toBe(false);
  reach(true);
  await settle();
  expect(isFilled()).toBe(true);
});

test('a slot that is already being watched is unchanged', async () => {
  await watch();
  const first = reach;
  const { watchAds } = await import('./script');
  watchAds();
  expect(reach).toBe(first);
});

test.each([
  { ENABLE_AD_IN_DEV_MODE: '' },
  { ENABLE_AD_IN_DEV_MODE: 'false' },
  { ENABLE_AD_IN_DEV_MODE: '1' },
])(
  'in development with %p, the slot shows an in-house ad instead of the sponsor',
  async (settings) => {
    await watch(settings);
    reach(true);
    await settle();
    expect(slot()).toHaveAttribute('data-state', 'in-house');
    expect(document.querySelector('script')).toBeNull();
  },
);

test('in production, the sponsor is enabled without a setting', async () => {
  await watch({ NODE_ENV: 'production', ENABLE_AD_IN_DEV_MODE: '' });
  reach(true);
  await settle();
  expect(isFilled()).toBe(true);
});

test('crawlers get an empty slot', async () => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'Googlebot/2.1' });
  document.body.innerHTML = '<div class="Ad-root"><div>In-house</div></div>';
  await watch();
  expect(isFilled()).toBe(false);
});

test('a page without a slot is unchanged', async () => {
  document.body.innerHTML = '<main></main>';
  await watch();
  expect(document.body.innerHTML).toBe('<main></main>');
});
