import { effectiveStyling, loadSource, shownCode } from './source';
import type { DemoEdit } from './edits';

const ts: DemoEdit = { variant: 'TS', code: 'ts', js: null };
const derived: DemoEdit = { ...ts, js: 'js' };
const js: DemoEdit = { variant: 'JS', code: 'js', js: null };

test.each([
  [
    'the original',
    undefined,
    'TS',
    { code: 'original', variant: 'TS', edited: false, otherVariant: false },
  ],
  [
    'an edit in its own variant',
    ts,
    'TS',
    { code: 'ts', variant: 'TS', edited: true, otherVariant: false },
  ],
  [
    'an edit in TypeScript as JavaScript',
    derived,
    'JS',
    { code: 'js', variant: 'JS', edited: true, otherVariant: false },
  ],
  [
    'an edit in TypeScript that is not derived yet',
    ts,
    'JS',
    { code: 'ts', variant: 'TS', edited: true, otherVariant: true },
  ],
  [
    'an edit in JavaScript to a reader of TypeScript',
    js,
    'TS',
    { code: 'js', variant: 'JS', edited: true, otherVariant: true },
  ],
] as const)('shows %s', (_what, edit, wanted, expected) => {
  expect(shownCode('original', edit, wanted)).toEqual(expected);
});

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
