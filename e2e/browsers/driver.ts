/** What a walk does in a browser that Playwright can't control. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs a function in the page and returns its JSON-compatible result. */
  evaluate<A extends unknown[], T>(run: (...values: A) => T, ...values: A): Promise<Awaited<T>>;
  /** Returns the visible text of a frame. */
  frameText(selector: string): Promise<string>;
  /** Waits for a visible element with this name, and clicks it. */
  click(selector: string, name?: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Warnings and errors in the console; WebKit doesn't report them to drivers. */
  messages: string[];
  close(): Promise<void>;
}

/** A browser that `npm run test:e2e -- --project=browsers` tests. */
export interface Browser {
  name: string;
  /** Package of Debian that contains it. */
  debianPackage: string;
  /** `false` if it isn't installed. */
  isInstalled: boolean;
  start(): Promise<Driver>;
}

/**
 * Runs in the page: returns the first visible element that matches a selector and has an accessible
 * name that starts with `name`, or `undefined` while it's moving or covered. A click on an element
 * that's moving, such as those of an opening drawer, would miss it.
 */
export async function findElement(
  selector: string,
  name: string,
): Promise<HTMLElement | undefined> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found?.getBoundingClientRect();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const after = found?.getBoundingClientRect();
  if (!before || !after || before.x !== after.x || before.y !== after.y) return undefined;
  const top = document.elementFromPoint(after.x + after.width / 2, after.y + after.height / 2);
  return found?.contains(top) ? found : undefined;
}
