import type { Piece } from './excerpt';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with attributes and children. Strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

/** A text whose matches are marked. */
export const marked = (pieces: readonly Piece[]): (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** The magnifier of the header's field, so that no icon comes with the script. */
export const magnifier = (): (Node | string)[] => {
  const drawn = document.querySelector('[data-search] svg');
  return drawn ? [drawn.cloneNode(true)] : [];
};
