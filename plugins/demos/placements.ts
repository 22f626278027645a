/** A `<Demo>` element as a page writes it. */
export interface Placement {
  /** Attributes with a text value, and `true` for those without a value. `{…}` values are kept as their source text. */
  attributes: Record<string, string | true>;
  line: number;
  column: number;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Replaces what only looks like an element (code, comments) by blanks, so that places stay the same. */
function maskCode(source: string): string {
  return source
    .replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2[`~]* *$/gm, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/(`+)[^`\n](?:.*?[^`])?\1(?!`)/g, blank);
}

/** End of a `{…}` value, by counting braces. */
function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

function parseAttributes(text: string, start: number): Placement['attributes'] {
  const attributes: Placement['attributes'] = {};
  const word = /\s*([A-Za-z][\w-]*)\s*(=\s*(?:"([^"]*)"|'([^']*)'|(\{)))?/y;
  word.lastIndex = start;
  for (let match = word.exec(text); match; match = word.exec(text)) {
    const [, name = '', assigned, double, single, brace] = match;
    if (brace) {
      const end = endOfBraces(text, word.lastIndex - 1);
      attributes[name] = text.slice(word.lastIndex, end - 1).trim();
      word.lastIndex = end;
    } else attributes[name] = assigned ? (double ?? single ?? '') : true;
  }
  return attributes;
}

/** Finds the `<Demo>` elements of a page. Those in code samples and comments are not meant. */
export function findPlacements(page: string): Placement[] {
  const text = maskCode(page);
  return [...text.matchAll(/<Demo(?=[\s/>])/g)].map((match) => {
    const before = text.slice(0, match.index);
    const line = before.split('\n').length;
    return {
      attributes: parseAttributes(text, match.index + match[0].length),
      line,
      column: match.index - before.lastIndexOf('\n'),
    };
  });
}
