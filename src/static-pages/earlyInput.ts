/**
 * Repeats input from before the page script ran: all keys, and only the last click, because readers
 * click again while they wait. The browser has already handled links and menus. Keys are sent to
 * the currently focused element, because an earlier key may have moved the focus.
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
