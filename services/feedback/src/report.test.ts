import { renderReport } from './report';
import type { FeedbackEntry } from './store';

const entry = (fields: Partial<FeedbackEntry>): FeedbackEntry => ({
  page: '/toolpad/core/',
  product: 'toolpad-core',
  version: '0.14.0',
  language: 'en',
  rating: 1,
  comment: '',
  section: null,
  createdAt: '2025-04-12T10:00:00.000Z',
  ...fields,
});

test('reports that there is no feedback', () => {
  expect(renderReport([])).toBe('There is no feedback yet.');
});

test('lists the least helpful page first, with its comments', () => {
  const text = renderReport([
    entry({ page: '/b/' }),
    entry({ page: '/a/' }),
    entry({ page: '/c/', rating: 0, comment: 'No example\nfor Remix.', section: 'routers' }),
    entry({ page: '/c/', comment: 'Short.' }),
  ]);
  expect(text).toBe(
    [
      '/c/  1 of 2 helpful',
      '    2025-04-12 - #routers: No example for Remix.',
      '    2025-04-12 + Short.',
      '',
      '/a/  1 of 1 helpful',
      '',
      '/b/  1 of 1 helpful',
    ].join('\n'),
  );
});

test('a comment cannot contain terminal control characters', () => {
  expect(
    renderReport([entry({ comment: '\u001b[2J\u0007hi\u202e', page: '/\u001b]0;x\u0007' })]),
  ).not.toMatch(/[\u001b\u0007\u202e]/);
});
