/** Length of the excerpts in the index, in characters. Results show 150 of them. */
const SHOWN = 180;

/** The beginning of a text, up to the end of a word. */
export function shorten(text: string, shown = SHOWN): string {
  if (text.length <= shown) return text;
  const space = text.slice(0, shown + 1).search(/\s\S*$/);
  return text.slice(0, space < 0 ? shown : space);
}
