/** Removes the indentation that all lines share. Blank lines don't count. */
export function dedent(lines: string[]): string[] {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return Number.isFinite(indent) ? lines.map((line) => line.slice(indent)) : lines;
}
