import { fixedSize, sumOfSizes, textSize, type BodySize } from '@site/src/site/bodySize';

/** Number of lines of text in a column that fits a number of characters. */
const linesOf = (text: string, columns: number): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.trim().length / columns)), 0);

const totalLines = (texts: readonly string[], columns: number): number =>
  texts.reduce((sum, text) => sum + linesOf(text, columns), 0);

/** Text of HTML from the API data. */
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

interface Cells {
  /** A type and its values, as code. */
  types?: (string | undefined)[];
  /** A default, as code. */
  value?: string | null;
  /** Paragraphs and list items, as HTML. */
  descriptions: (string | null)[];
}

/** Number of characters that fit in a cell: in a table (`table.module.css`), and in a card. */
const characters = { type: 13, value: 11, description: 55, cardCode: 38, cardText: 46 };

/** Height of lines, the padding of a row, and the name of a card with its margins, in px. */
const heights = { code: 20, text: 21, label: 22, row: 21, card: 63 };

/** Size of a row of `ReferenceTable`, which is a card in a narrow window. */
export function sizeOfRow({ types = [], value, descriptions }: Cells): BodySize {
  const codes = types.filter((text) => text !== undefined);
  const values = value ? [value] : [];
  const texts = descriptions.flatMap((html) => (html ? [withoutTags(html)] : []));
  const lines = [
    totalLines(codes, characters.type),
    totalLines(values, characters.value),
    totalLines(texts, characters.description),
  ];
  const cardCode = (all: string[]) =>
    all.length === 0 ? 0 : heights.label + heights.code * totalLines(all, characters.cardCode);
  return {
    wide: heights.row + heights.text * Math.max(1, ...lines),
    narrow:
      heights.card +
      cardCode(codes) +
      cardCode(values) +
      heights.text * totalLines(texts, characters.cardText),
  };
}

/** Size of a table with its header and margin, which cards don't have. */
export const sizeOfTable = (rows: readonly { size: BodySize }[]): BodySize =>
  sumOfSizes([{ wide: 65, narrow: 24 }, ...rows.map(({ size }) => size)]);

/** Size of the filter above a table. Its controls wrap in a narrow window. */
export const filterSize: BodySize = { wide: 54, narrow: 98 };

/** Size of a paragraph or list item, given as HTML. `margin` is in px. */
export const sizeOfText = (html: string, margin = 28): BodySize =>
  sumOfSizes([fixedSize(margin), textSize(withoutTags(html).length)]);

/** Size of a signature, which is code that wraps. */
export const sizeOfSignature = (text: string): BodySize => ({
  wide: 38 + 20 * linesOf(text, 100),
  narrow: 38 + 20 * linesOf(text, 40),
});

/** Size of the heading of an entry, with the margins around the parts of the entry. */
export const entryHeading: BodySize = { wide: 95, narrow: 70 };
