import { reportNoResults } from './SearchDialog';

const gtag = jest.fn();
beforeEach(() => {
  gtag.mockClear();
  window.gtag = gtag;
});

test('a sample of the queries without results is reported, each once', () => {
  reportNoResults('  Kanban Board ', 0.05);
  reportNoResults('kanban board', 0.05);
  reportNoResults('gantt', 0.5);
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
  reportNoResults(query, 0);
  expect(gtag).not.toHaveBeenCalled();
});
