import { reportMissed } from './missed';

const gtag = jest.fn();
beforeEach(() => {
  gtag.mockClear();
  window.gtag = gtag;
});

test('a sample of the queries without results is reported, each once', () => {
  reportMissed('  Kanban Board ', 0.05);
  reportMissed('kanban board', 0.05);
  reportMissed('gantt', 0.5);
  expect(gtag.mock.calls).toEqual([
    ['event', 'search', { eventAction: 'no-result', eventLabel: 'kanban board' }],
  ]);
});

test.each([
  'x',
  'ann@example.org',
  'sk_live_51H8abcdefghijklmnopqrstuvwxyz',
  '4111111111111111',
  'y'.repeat(90),
])('%s is not reported', (query) => {
  reportMissed(query, 0);
  expect(gtag).not.toHaveBeenCalled();
});
