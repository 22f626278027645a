/**
 * Repeats input from before the page script ran: all keys, and the last click, as readers click
 * again while they wait. The browser has handled links and menus. Keys go to the element that has
 * the focus now, since a key before may have moved it.
 */
export function repeatInput(events: readonly Event[]): void {
  const click = events.findLast(({ type }) => type === 'click');
  for (const event of events) {
    const { target } = event;
    if (!(target instanceof Element)) continue;
    if (event === click) target.closest<HTMLElement>('button:not([popovertarget])')?.click();
    else if (event instanceof KeyboardEvent && target.closest('[role=toolbar], [role=slider]'))
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
}
