import { effectiveStyling, loadSource } from './source';

const answer = (body: unknown, ok = true) =>
  Promise.resolve({
    ok,
    status: ok ? 200 : 503,
    statusText: '',
    json: () => Promise.resolve(body),
  } as Response);
const source = { key: 'k', name: 'A', fullPage: false, stylings: {}, packages: {} };

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

describe('loadSource', () => {
  it('sends one request', async () => {
    globalThis.fetch = jest.fn(() => answer(source));
    await Promise.all([loadSource('/once.json'), loadSource('/once.json')]);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a broken connection', () => Promise.reject(new TypeError('offline'))],
    ['an error of the server', () => answer(null, false)],
    ['another file', () => answer({ hello: 'world' })],
  ])('retries after %s', async (what, fetch) => {
    globalThis.fetch = jest.fn(fetch);
    await expect(loadSource(`/${what}.json`)).rejects.toThrow();
    globalThis.fetch = jest.fn(() => answer(source));
    await expect(loadSource(`/${what}.json`)).resolves.toEqual(source);
  });
});

test.each([
  ['the wanted one', ['system', 'css'], 'css', 'css'],
  ['the first where the wanted one is missing', ['tailwind', 'css'], 'system', 'tailwind'],
  ['system where there is none', [], 'css', 'system'],
] as const)('the styling shown is %s', (_what, available, wanted, expected) => {
  expect(effectiveStyling(available, wanted)).toBe(expected);
});
