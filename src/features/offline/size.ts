const units = ['kB', 'MB', 'GB'] as const;

/** Bytes for readers: one decimal from a megabyte on, in steps of 1000. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes) / 1000;
  let index = 0;
  while (value >= 999.95 && index < units.length - 1) {
    value /= 1000;
    index += 1;
  }
  return `${value.toFixed(index === 0 ? 0 : 1)} ${units[index]}`;
}
