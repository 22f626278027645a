import type { CSSProperties } from 'react';

/** Approximate height of content, in px. */
export interface BodySize {
  /** In a window of at least 900 px. */
  wide: number;
  /** In a narrower one, such as that of a phone. */
  narrow: number;
}

/** Height per character of running text, in px, without margins and the end of the last line. */
const characterHeights: BodySize = { wide: 0.31, narrow: 0.55 };

/** Height of content that doesn't depend on the width, such as code. */
export const fixedSize = (px: number): BodySize => ({ wide: px, narrow: px });

/** Height of text with a number of characters. */
export const textSize = (characters: number): BodySize => ({
  wide: characters * characterHeights.wide,
  narrow: characters * characterHeights.narrow,
});

/** Height of parts that follow each other. */
export const sumOfSizes = (sizes: readonly BodySize[]): BodySize => ({
  wide: sizes.reduce((sum, { wide }) => sum + wide, 0),
  narrow: sizes.reduce((sum, { narrow }) => sum + narrow, 0),
});

/** The size as custom properties, which `[data-body]` in `src/css/prose.css` reads. */
export const sizeProperties = ({ wide, narrow }: BodySize) =>
  ({ '--wide': `${Math.round(wide)}px`, '--narrow': `${Math.round(narrow)}px` }) as CSSProperties;
