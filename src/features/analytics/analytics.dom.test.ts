import { denyStorage } from '@site/e2e/support/fakeBrowser';
import { chooseOncePerVisit } from './analytics';

const values = ['image', 'inline'] as const;

beforeEach(() => sessionStorage.clear());

test('chooses a value once and stores it for the visit', () => {
  expect(chooseOncePerVisit('shape', values, () => 'inline')).toBe('inline');
  expect(chooseOncePerVisit('shape', values, () => 'image')).toBe('inline');
  expect(chooseOncePerVisit('other', values, () => 'image')).toBe('image');
});

test.each(['', 'INLINE', 'square', '__proto__'])('a stored value of %p is ignored', (kept) => {
  sessionStorage.setItem('shape', kept);
  expect(chooseOncePerVisit('shape', values, () => 'inline')).toBe('inline');
  expect(sessionStorage.getItem('shape')).toBe('inline');
});

test('denied storage: each page chooses once', () => {
  const allow = denyStorage();
  const draw = jest.fn(() => 'inline' as const);
  try {
    expect(chooseOncePerVisit('shape', values, draw)).toBe('inline');
    expect(draw).toHaveBeenCalledTimes(1);
  } finally {
    allow();
  }
});

test('full storage: chooses once', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draw = jest.fn(() => 'image' as const);
  expect(chooseOncePerVisit('shape', values, draw)).toBe('image');
  expect(draw).toHaveBeenCalledTimes(1);
  setItem.mockRestore();
});
