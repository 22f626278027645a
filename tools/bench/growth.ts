/** One build of the site. */
export interface Size {
  /** Docs pages. */
  pages: number;
  /** Build time in ms. */
  time: number;
  /** CPU time of the build in ms. */
  cpu: number;
  /** Peak memory of the build in MB. */
  memory: number;
  /** What one page loads, in bytes. */
  bytes: number;
}

/** What a page may load more when the site has ten times as many, in bytes. */
export const GROWTH_PER_PAGE = 5000;

/** What grows faster than it may, against the first size. One line each. */
export function checkGrowth([first, ...others]: Size[]): string[] {
  if (!first) return [];
  return others.flatMap((size) => {
    const factor = size.pages / first.pages;
    const lines = (['time', 'cpu'] as const)
      .filter((figure) => size[figure] / first[figure] > factor)
      .map(
        (figure) =>
          `${size.pages} pages: ${figure} is ${(size[figure] / first[figure]).toFixed(1)} times that of ${first.pages} pages, the pages are ${factor.toFixed(1)} times as many.`,
      );
    const added = size.bytes - first.bytes;
    if (added >= GROWTH_PER_PAGE)
      lines.push(
        `${size.pages} pages: a page loads ${added} bytes more than with ${first.pages} pages, allowed are less than ${GROWTH_PER_PAGE}.`,
      );
    return lines;
  });
}
