import type { Size } from './measure';

/** Bytes as kB (1000 bytes), rounded. */
const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** A row of the table on the page. */
export const renderRow = (label: string, { minified, gzip }: Size): string =>
  `| ${label} | ${kilobytes(minified)} | ${kilobytes(gzip)} |`;

/**
 * Maximum difference from the measured size, as a fraction of it: patch releases of dependencies
 * change sizes slightly.
 */
const TOLERANCE = 0.1;

/**
 * Compares the table on a page with measured sizes.
 * @param source text of the page
 * @returns a sentence for each row that is missing or wrong
 */
export function differences(source: string, measured: ({ label: string } & Size)[]): string[] {
  const rows = source
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5);
  return measured.flatMap(({ label, ...size }) => {
    const row = rows.find((cells) => cells[1] === label);
    if (!row) return [`the table has no row for "${label}": ${renderRow(label, size)}`];
    const figures = [Number(row[2]), Number(row[3])] as const;
    const expected = [kilobytes(size.minified), kilobytes(size.gzip)] as const;
    return figures.every((figure, index) => {
      const wanted = expected[index] ?? 0;
      return Math.abs(figure - wanted) <= Math.max(1, wanted * TOLERANCE);
    })
      ? []
      : [`"${label}" is ${expected.join(' and ')} kB, but ${figures.join(' and ')} in the table.`];
  });
}
