import type { DemoEdit } from './storage';
import { shownCode } from './shownCode';

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
