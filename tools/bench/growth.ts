/** Measurements of one build of the site. */
export interface BuildMeasurement {
  /** Number of docs pages. */
  pages: number;
  /** Build time in ms. */
  time: number;
  /** CPU time of the build in ms. */
  cpu: number;
  /** Peak memory of the build in MB. */
  memory: number;
  /** Size of everything that one page loads, in bytes. */
  bytes: number;
}

/** How many more bytes a page may load when the site has ten times as many pages. */
export const MAX_ADDED_BYTES = 5000;

/** Reports measurements that grow too fast compared with the first size, one line each. */
export function checkGrowth([first, ...others]: BuildMeasurement[]): string[] {
  if (!first) return [];
  return others.flatMap((size) => {
    const factor = size.pages / first.pages;
    const lines = (['time', 'cpu'] as const)
      .filter((measurement) => size[measurement] / first[measurement] > factor)
      .map(
        (measurement) =>
          `${size.pages} pages: ${measurement} is ${(size[measurement] / first[measurement]).toFixed(1)} times that of ${first.pages} pages, the pages are ${factor.toFixed(1)} times as many.`,
      );
    const added = size.bytes - first.bytes;
    if (added >= MAX_ADDED_BYTES)
      lines.push(
        `${size.pages} pages: a page loads ${added} bytes more than with ${first.pages} pages, allowed are less than ${MAX_ADDED_BYTES}.`,
      );
    return lines;
  });
}
