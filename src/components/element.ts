type Attributes = Readonly<Record<string, string | undefined>>;

/** Creates an element with attributes and children. Strings become text nodes, never markup. */
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

/** Returns whether the command key has the role of Ctrl. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Returns whether a key confirms or edits text in an input method. Safari only sends the code. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
