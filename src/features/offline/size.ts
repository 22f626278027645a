const units = ['kB', 'MB', 'GB'] as const;

/** Formats bytes for readers, in steps of 1000. Sizes from a megabyte have one decimal. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes) / 1000;
  let index = 0;
  while (value >= 999.95 && index < units.length - 1) {
    value /= 1000;
    index += 1;
  }
  return `${value.toFixed(index === 0 ? 0 : 1)} ${units[index]}`;
}
