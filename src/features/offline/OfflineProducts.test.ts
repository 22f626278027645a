import { formatBytes } from './hooks';

test.each([
  [0, '0 kB'],
  [-5, '0 kB'],
  [499, '0 kB'],
  [500, '1 kB'],
  [999_949, '1000 kB'],
  [999_950, '1.0 MB'],
  [9_842_000, '9.8 MB'],
  [999_950_000, '1.0 GB'],
  [5e12, '5000.0 GB'],
])('formats %d bytes as %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
