/** Runs functions. If one throws, the others still run. */
export function startAll(starts: (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
