const register = jest.fn();
jest.mock('./register', () => ({ register }));

/** Loads a page with its canonical URL, as in a build for `https://mui.com`. */
async function visit({
  mode = 'production',
  canonical = `${location.origin}/toolpad/`,
  hasWorkers = true,
}): Promise<void> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode } as NodeJS.ProcessEnv);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: hasWorkers ? {} : undefined,
  });
  document.head.innerHTML = canonical && `<link rel="canonical" href="${canonical}">`;
  // The page has loaded, so a listener runs at once. jsdom would keep those of earlier pages.
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'load' && typeof listener === 'function') listener(new Event(type));
  });
  const { startOffline } = await import('./script');
  startOffline();
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeEach(() => register.mockReset());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the worker is registered in a production build on the production host', async () => {
  await visit({});
  expect(register).toHaveBeenCalledTimes(1);
});

test.each([
  ['in development', { mode: 'development' }],
  ['on another host', { canonical: 'https://mui.com/toolpad/' }],
  ['on a host whose name starts alike', { canonical: `${location.origin}.example.com/toolpad/` }],
  ['on a page without a canonical URL', { canonical: '' }],
  ['in a browser without workers', { hasWorkers: false }],
])('no worker is registered %s', async (_, page) => {
  await visit(page);
  expect(register).not.toHaveBeenCalled();
});

export {};
