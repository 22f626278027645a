/** What a tool returns. */
export interface Answer {
  /** Version and URL of the source, which every part repeats. */
  source: string;
  /** Markdown. */
  text: string;
}

/** Message for an agent whose call can't be answered. It says what to call instead. */
export class ToolError extends Error {}

/**
 * Maximum length of a part's text in characters. Agents truncate long answers; this is less than
 * 5,000 tokens even in tables of types, which have about 3 characters per token.
 */
export const maxPart = 12_000;

const fenceMark = /^ *(`{3,}|~{3,})/;

/**
 * Splits Markdown at empty lines outside code, and blocks longer than a part between lines. Code
 * that continues in the next block gets its fences again.
 */
function blocksOf(text: string, limit: number): string[] {
  const blocks = [''];
  let opening = '';
  for (const line of text.split('\n').flatMap((each) => each.match(/.{1,8000}/gu) ?? [''])) {
    const last = blocks.at(-1) ?? '';
    const mark = fenceMark.exec(line)?.[1];
    const openMark = fenceMark.exec(opening)?.[1];
    const isLong = last.length + line.length > limit - 100;
    if (isLong && openMark && !mark) {
      blocks[blocks.length - 1] = `${last}${openMark}\n`;
      blocks.push(`${opening}\n`);
    } else if (isLong || (line === '' && !openMark)) blocks.push('');
    if (mark && !openMark) opening = line;
    else if (mark && openMark && mark.startsWith(openMark)) opening = '';
    blocks.push(`${blocks.pop() ?? ''}${line}\n`);
  }
  return blocks;
}

/** Splits Markdown into parts that agents read completely. */
export function splitParts(text: string, limit: number = maxPart): string[] {
  const parts = [''];
  for (const block of blocksOf(text.trim(), limit)) {
    if ((parts.at(-1) ?? '').length + block.length > limit) parts.push('');
    parts.push((parts.pop() ?? '') + block);
  }
  return parts.map((part) => part.trim());
}

/**
 * Renders a part of an answer, with its source, and how to get the next part.
 * @throws if there is no such part
 */
export function renderPart({ source, text }: Answer, part = 1): string {
  const parts = splitParts(text);
  const content = parts[part - 1];
  if (content === undefined)
    throw new ToolError(`There is no part ${part}. The last part is ${parts.length}.`);
  const rest =
    part < parts.length
      ? [`Part ${part} of ${parts.length}. Repeat the call with \`part: ${part + 1}\` for more.`]
      : [];
  return [`> ${source}`, content, ...rest].join('\n\n');
}
