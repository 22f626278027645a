declare global {
  /** Clicks and keys from before the page script ran. */
  var early: Event[] | undefined;
}

/** Reduces input to what should be repeated: all keys, and the last click, as readers click again while they wait. */
export const repeatable = (events: readonly Event[]): Event[] => {
  const click = events.findLast(({ type }) => type === 'click');
  return events.filter((event) => event.type !== 'click' || event === click);
};

/**
 * Repeats input from before the page script ran, except what the browser handles without scripts,
 * as with links and menus. Keys go to the element that has the focus now, since a key before may
 * have moved it.
 */
export function repeatInput(): void {
  window.onclick = window.onkeydown = null;
  for (const event of repeatable(window.early ?? [])) {
    const { target } = event;
    if (!(target instanceof Element)) continue;
    if (!(event instanceof KeyboardEvent))
      target.closest<HTMLElement>('button:not([popovertarget])')?.click();
    else if (target.closest('[role=toolbar], [role=slider]'))
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}
