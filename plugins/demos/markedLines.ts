import { dedent } from '../shared/dedent';

const marker = /^\s*(?:\/\/|\{?\s*\/\*)\s*preview-(start|end)\s*(?:\*\/\s*\}?)?\s*$/;

export interface MarkedSource {
  /** Source without markers. */
  code: string;
  /**
   * Marked lines, dedented; several regions are joined with a blank line. `null` without markers.
   */
  lines: string | null;
  /** 1-based lines of unmatched markers. */
  unpaired: number[];
}

/**
 * Removes `// preview-start` and `// preview-end` (also as JSX comments) from a demo, and returns
 * the lines between them.
 */
export function readMarkedLines(source: string): MarkedSource {
  const codeLines: string[] = [];
  const regions: string[][] = [];
  const unpaired: number[] = [];
  let open: { line: number; lines: string[] } | null = null;
  source.split('\n').forEach((text, index) => {
    const kind = marker.exec(text)?.[1];
    if (kind === undefined) {
      codeLines.push(text);
      open?.lines.push(text);
    } else if (kind === 'start') {
      if (open) unpaired.push(index + 1);
      else open = { line: index + 1, lines: [] };
    } else if (open) {
      regions.push(dedent(open.lines));
      open = null;
    } else unpaired.push(index + 1);
  });
  const unclosed = open as { line: number } | null;
  if (unclosed) unpaired.push(unclosed.line);
  const lines = regions
    .map((region) => region.join('\n').trim())
    .filter(Boolean)
    .join('\n\n');
  return {
    code: codeLines.join('\n'),
    lines: lines === '' ? null : lines,
    unpaired: unpaired.sort((a, b) => a - b),
  };
}
