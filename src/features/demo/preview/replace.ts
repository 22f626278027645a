import { withoutData } from '@site/model/facts/previewMarkup';

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

/** Maximum time until a demo shows its data, in ms. */
const maxWait = 5000;

/** Time without changes after which a demo has made all of its requests, in ms. */
const settleTime = 50;

/** Waits until a demo shows its data, for at most 5 s: its grid may have no rows. */
export function untilDataShown(demo: Element): Promise<void> {
  return new Promise((resolve) => {
    let settling: number | undefined;
    const finish = () => {
      observer.disconnect();
      clearTimeout(settling);
      clearTimeout(waiting);
      resolve();
    };
    const check = () => {
      clearTimeout(settling);
      if (!demo.querySelector(withoutData)) settling = window.setTimeout(finish, settleTime);
    };
    const observer = new MutationObserver(check);
    const waiting = window.setTimeout(finish, maxWait);
    observer.observe(demo, { subtree: true, childList: true, attributes: true });
    check();
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = ({ type }: Field) => type === 'checkbox' || type === 'radio';

function initialValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/**
 * Sets the value of a field as if the reader had typed it. React replaces the setter of an element,
 * to find out about changes.
 */
function setValue(field: Field, value: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Copies what the reader has typed or chosen to the same fields of another tree. */
function copyInput(from: Element, to: Element): void {
  for (const field of from.querySelectorAll<Field>('input, textarea, select')) {
    const found = matchingElement(from, field, to) as Field | null;
    if (!found || found.type !== field.type) continue;
    if (isCheckable(field)) {
      const { checked, defaultChecked } = field as HTMLInputElement;
      if (checked !== defaultChecked && checked !== (found as HTMLInputElement).checked)
        found.click();
    } else if (field.value !== initialValue(field)) setValue(found, field.value);
  }
}

function moveFocus(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  // `null` in fields without a caret, such as those for numbers.
  if ('selectionStart' in from && typeof from.selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(
      from.selectionStart,
      (from as HTMLInputElement).selectionEnd,
    );
}

/** Repeats a click, or submits a form. Some menus open when the mouse button is pressed. */
function repeatClick(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) return element.requestSubmit();
  for (const type of ['mousedown', 'mouseup'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  element.click();
}

/**
 * Removes a preview. The demo behind it receives what the reader has typed, the focus, and a click.
 * @param clicked part of the preview
 */
export function replacePreview(
  preview: HTMLElement,
  island: HTMLElement,
  clicked: Element | null,
): void {
  const markup = preview.lastElementChild ?? preview;
  const { activeElement: focused } = document;
  const [focus, click] = [focused, clicked].map((element) =>
    element && preview.contains(element) ? matchingElement(markup, element, island) : null,
  );
  preview.remove();
  copyInput(markup, island);
  if (focused && focus) moveFocus(focused, focus);
  if (click) repeatClick(click);
}
