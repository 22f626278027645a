function find(from: Element, element: Element, to: Element): Element | undefined {
  if (element === from) return to;
  const parent = element.parentElement;
  return parent
    ? find(from, parent, to)?.children[[...parent.children].indexOf(element)]
    : undefined;
}

/** Returns the element at the same position in another tree, if it's of the same kind. */
export function matchingElement(from: Element, element: Element, to: Element): HTMLElement | null {
  const found = find(from, element, to);
  return found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
}
