/** Controls that need a click: buttons, unless the browser opens their menu, and parts of demos. */
const control = 'button:not([popovertarget]), [data-demo-part=preview] [role]:not(a, input)';

/** Elements in which the browser handles typing. */
const field = 'input, textarea, select, [contenteditable]';

const isKey = (event: Event): event is KeyboardEvent => event instanceof KeyboardEvent;

function type({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || key.length !== 1 || ctrlKey || metaKey || altKey)
    return;
  input.setRangeText(key, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Repeats input from before the page script ran: keys, and only the last click, because readers
 * click again while they wait. The browser has already handled links, menus, and typing in fields.
 * Keys are sent to the currently focused element, because earlier input may have moved the focus;
 * if it opened the search, its field gets what the reader typed. Escape cancels everything before.
 */
export function repeatInput(events: readonly Event[]): void {
  const rest = events.slice(
    events.findLastIndex((event) => isKey(event) && event.key === 'Escape') + 1,
  );
  const click = rest.findLast(({ type: each }) => each === 'click');
  for (const event of rest) {
    const { target } = event;
    if (!(target instanceof Element)) continue;
    if (event === click) target.closest<HTMLElement>(control)?.click();
    else if (isKey(event) && !target.closest(field)) {
      const copy = new KeyboardEvent(event.type, event);
      if (document.activeElement?.dispatchEvent(copy)) type(event);
    }
  }
}
