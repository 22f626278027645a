import { reportVital } from './vitals';

test('a web vital is reported by its delta', () => {
  window.gtag = jest.fn();
  reportVital({ name: 'CLS', id: 'v6-1', value: 0.2, delta: 0.05, rating: 'needs-improvement' });
  expect(window.gtag).toHaveBeenCalledWith('event', 'CLS', {
    value: 0.05,
    metric_id: 'v6-1',
    metric_value: 0.2,
    metric_delta: 0.05,
    metric_rating: 'needs-improvement',
  });
  Reflect.deleteProperty(window, 'gtag');
});
