import { loadReceiver } from './load';

jest.setTimeout(60_000);

test('no acknowledged feedback is lost when the receiver is killed', async () => {
  const figures = await loadReceiver(10, 3);
  expect(figures.lost).toEqual([]);
  expect(figures.duplicates).toBe(0);
  expect(figures.acknowledged).toBeGreaterThan(10);
  expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged);
});
