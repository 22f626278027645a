import { checkGrowth, MAX_ADDED_BYTES, type BuildMeasurement } from './growth';

const small: BuildMeasurement = {
  pages: 80,
  time: 20_000,
  cpu: 30_000,
  memory: 900,
  bytes: 25_000,
};

test('growth slower than the number of pages is accepted', () => {
  expect(
    checkGrowth([small, { pages: 800, time: 90_000, cpu: 200_000, memory: 2500, bytes: 26_000 }]),
  ).toEqual([]);
});

test.each([
  ['time', { time: 201_000 }, 'time is 10.1 times that of 80 pages'],
  ['CPU time', { cpu: 330_000 }, 'cpu is 11.0 times that of 80 pages'],
  ['what a page loads', { bytes: 25_000 + MAX_ADDED_BYTES }, 'a page loads 5000 bytes more'],
])('%s that grows too fast is reported', (_what, measurements, message) => {
  expect(checkGrowth([small, { ...small, pages: 800, ...measurements }])).toEqual([
    expect.stringContaining(message),
  ]);
});
