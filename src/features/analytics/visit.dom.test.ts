import { denyStorage } from '@site/src/features/preferences/testing/fakeBrowser';
import { drawOncePerVisit } from './visit';

const values = ['image', 'inline'] as const;

beforeEach(() => sessionStorage.clear());

test('draws once, and keeps it for the visit', () => {
  expect(drawOncePerVisit('shape', values, () => 'inline')).toBe('inline');
  expect(drawOncePerVisit('shape', values, () => 'image')).toBe('inline');
  expect(drawOncePerVisit('other', values, () => 'image')).toBe('image');
});

test.each(['', 'INLINE', 'square', '__proto__'])('a kept %p counts as nothing', (kept) => {
  sessionStorage.setItem('shape', kept);
  expect(drawOncePerVisit('shape', values, () => 'inline')).toBe('inline');
  expect(sessionStorage.getItem('shape')).toBe('inline');
});

test('denied storage: each page draws, once', () => {
  const allow = denyStorage();
  const draw = jest.fn(() => 'inline' as const);
  try {
    expect(drawOncePerVisit('shape', values, draw)).toBe('inline');
    expect(draw).toHaveBeenCalledTimes(1);
  } finally {
    allow();
  }
});

test('full storage: draws once', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draw = jest.fn(() => 'image' as const);
  expect(drawOncePerVisit('shape', values, draw)).toBe('image');
  expect(draw).toHaveBeenCalledTimes(1);
  setItem.mockRestore();
});
