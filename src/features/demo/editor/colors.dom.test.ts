beforeEach(() => {
  jest.resetModules();
  document.head.innerHTML = '';
});
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

const load = async () => (await import('./colors')).loadOkaidia();
const address = '/toolpad/static/styles/prism-okaidia.css';

it('loads the colors with fetch, once', async () => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve('.token {}') } as Response),
  );
  await Promise.all([load(), load()]);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  expect(globalThis.fetch).toHaveBeenCalledWith(address);
  expect(document.head.querySelector('style')).toHaveTextContent('.token {}');
  expect(document.head.querySelector('link')).toBeNull();
});

it.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['finds nothing', () => Promise.resolve({ ok: false, status: 404 } as Response)],
])('adds a link if fetch %s', async (_what, fetch) => {
  globalThis.fetch = jest.fn(fetch);
  const loaded = load();
  await new Promise(process.nextTick);
  const link = document.head.querySelector('link');
  expect(link).toHaveAttribute('href', address);
  link?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('shows plain code if both fail', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  const loaded = load();
  await new Promise(process.nextTick);
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(loaded).resolves.toBeUndefined();
  expect(document.head.querySelector('link')).toBeNull();
});
