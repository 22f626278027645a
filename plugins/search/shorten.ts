/** Length of the excerpts in the index, in characters. Results show 150 of them. */
const EXCERPT_LENGTH = 180;

/** The beginning of a text, up to the end of a word. */
export function shorten(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const space = text.slice(0, length + 1).search(/\s\S*$/);
  return text.slice(0, space < 0 ? length : space);
}
