import fc from 'fast-check';
import { almost, anyText, textWith } from '@site/e2e/support/untrusted';
import { feedbackSchema, MAX_COMMENT, parseFeedback } from './feedback';

const valid = {
  page: '/toolpad/core/',
  product: 'toolpad-core',
  version: '0.14.0',
  language: 'en',
  rating: 0,
  comment: ' Text. ',
};
const fieldsOf = (value: unknown) => parseFeedback(value).problems?.map(({ field }) => field);

test('returns the feedback with the comment trimmed', () => {
  expect(parseFeedback({ ...valid, section: 'theming', other: 1 })).toEqual({
    feedback: { ...valid, comment: 'Text.', section: 'theming' },
  });
});

test('accepts 2000 characters, and reports how many are too many', () => {
  expect(fieldsOf({ ...valid, comment: 'x'.repeat(2000) })).toBeUndefined();
  expect(parseFeedback({ ...valid, comment: 'x'.repeat(2001) }).problems).toEqual([
    { field: 'comment', message: 'The comment has 2001 characters. Please shorten it to 2000.' },
  ]);
});

test.each([
  ['page', ''],
  ['page', 'toolpad'],
  ['page', 'https://example.com/'],
  ['page', '//example.com'],
  ['product', 5],
  ['product', 'x'.repeat(201)],
  ['version', undefined],
  ['language', 'english'],
  ['language', ''],
  ['rating', 2],
  ['rating', '1'],
  ['rating', true],
  ['rating', null],
  ['comment', null],
  ['comment', ['a']],
  ['section', ''],
  ['section', 5],
  ['website', 'x'],
])('%s: %p is reported', (field, value) => {
  expect(fieldsOf({ ...valid, [field]: value })).toEqual([field]);
});

test.each([null, undefined, 'text', 1, [], [valid]])('%p is not valid feedback', (value) => {
  expect(parseFeedback(value).problems?.length).toBeGreaterThan(0);
});

test('reports all problems at once', () => {
  expect(fieldsOf({ ...valid, page: 'x', rating: 9, comment: 'x'.repeat(3000) })).toEqual([
    'page',
    'rating',
    'comment',
  ]);
});

test('anything is valid feedback of limited size, or reported', () => {
  const body = almost({
    ...{ page: textWith('/toolpad/'), product: anyText, version: anyText, comment: anyText },
    ...{ language: fc.constantFrom('en', 'pt-BR', 'x'), rating: fc.constantFrom(0, 1, 2) },
    ...{ section: anyText, website: fc.constantFrom('', 'x') },
  });
  fc.assert(
    fc.property(body, (value) => {
      const { feedback, problems } = parseFeedback(value);
      if (!feedback) {
        expect(problems.every(({ message }) => message !== '')).toBe(true);
        return;
      }
      expect(feedback.page).toMatch(/^\/(?!\/)/);
      expect(feedback.comment.length).toBeLessThanOrEqual(MAX_COMMENT);
      expect(JSON.stringify(feedback)).not.toContain('\\u0000');
      expect(Object.keys(feedbackSchema.entries)).toEqual(
        expect.arrayContaining(Object.keys(feedback)),
      );
      expect(parseFeedback(feedback).feedback).toEqual(feedback);
    }),
  );
});
