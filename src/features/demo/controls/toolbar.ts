/** Steps of the keys that move the focus in a toolbar. `first` and `last` are absolute. */
const steps: Record<string, number | 'first' | 'last' | undefined> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};

const itemsOf = (toolbar: Element) =>
  [...toolbar.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter(
    (item) => item.closest('[hidden]') === null && (item.checkVisibility?.() ?? true),
  );

function setTabStop(items: HTMLElement[], current: HTMLElement): void {
  for (const item of items) item.tabIndex = item === current ? 0 : -1;
}

/**
 * Moves the focus in a toolbar, which is one tab stop. Arrow keys follow the reading direction and
 * wrap around.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function moveInToolbar(event: KeyboardEvent): void {
  const toolbar =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-demo] [role=toolbar]')
      : null;
  const step = steps[event.key];
  if (!toolbar || step === undefined) return;
  const items = itemsOf(toolbar);
  const index = items.findIndex((item) => item === document.activeElement);
  if (index < 0) return;
  const rtl = getComputedStyle(toolbar).direction === 'rtl';
  const target =
    step === 'first' ? 0 : step === 'last' ? items.length - 1 : index + (rtl ? -step : step);
  const next = items.at(target % items.length);
  if (!next) return;
  setTabStop(items, next);
  next.focus();
}

/**
 * Makes the focused control the toolbar's tab stop, including when a pointer focused it. The focus
 * may have moved on since the event for which this code was loaded.
 */
export function updateTabStop(): void {
  const item = document.activeElement;
  const toolbar = item?.closest('[data-demo] [role=toolbar]');
  if (toolbar && item instanceof HTMLElement) setTabStop(itemsOf(toolbar), item);
}
