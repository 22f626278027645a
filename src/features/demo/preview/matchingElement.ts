/** Places of an element among its siblings, from below `root` downwards. `null` for what is not inside. */
export function pathOf(root: Element, element: Element): number[] | null {
  const path: number[] = [];
  for (let current = element; current !== root;) {
    const parent = current.parentElement;
    if (!parent) return null;
    path.unshift([...parent.children].indexOf(current));
    current = parent;
  }
  return path;
}

/** The element at the same place of another tree, if it is of the same kind. */
export function matchingElement(from: Element, element: Element, to: Element): HTMLElement | null {
  const path = pathOf(from, element);
  const found = path?.reduce<Element | undefined>((parent, index) => parent?.children[index], to);
  return found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
}
