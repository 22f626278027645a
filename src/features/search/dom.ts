import { element } from '@site/src/components/element';
import type { Piece } from './excerpt';

/** A text whose matches are marked. */
export const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** The magnifier of the header's field, so that no icon comes with the script. */
export const magnifier = (): (Node | string)[] => {
  const drawn = document.querySelector('[data-search] svg');
  return drawn ? [drawn.cloneNode(true)] : [];
};
