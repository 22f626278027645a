import { element } from '@site/src/components/element';
import type { Piece } from './excerpt';

/** Text with marked matches. */
export const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** Copies the magnifier of the header's field, so that the script doesn't contain the icon. */
export const magnifier = (): (Node | string)[] => {
  const drawn = document.querySelector('[data-search] svg');
  return drawn ? [drawn.cloneNode(true)] : [];
};
