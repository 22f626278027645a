/** Time in ms after a key or a press in which something that the reader started may be loading. */
const QUIET = 2000;

/** Elements in which a reader types, and documents whose fields can't be seen from here. */
const fields =
  'input:not([type=radio], [type=checkbox]), textarea, select, iframe, [contenteditable]';

/** Parts of a page that a reload would close. */
const open =
  ':is(dialog[open], [role=dialog], [role=menu], :popover-open, [data-view=editor], [data-fullscreen], [data-feedback] form:not([hidden]))';

let lastInput = -Infinity;
/** Nothing restores the state of a demo. */
let demoWasUsed = false;

/** Starts noticing what the reader does. */
export function watchUse(): void {
  for (const type of ['keydown', 'pointerdown', 'input'])
    addEventListener(
      type,
      ({ target }) => {
        lastInput = performance.now();
        demoWasUsed ||= target instanceof Element && !!target.closest('[data-demo-part=stage]');
      },
      { capture: true, passive: true },
    );
  // Of what happens in a frame, the page only notices that it loses the focus.
  addEventListener('blur', () => {
    demoWasUsed ||= document.activeElement instanceof HTMLIFrameElement;
  });
}

/** Returns whether a reload now would take what the reader is doing, or what isn't stored. */
export const isInUse = (): boolean =>
  demoWasUsed ||
  performance.now() - lastInput < QUIET ||
  !!document.activeElement?.matches(fields) ||
  !!document.querySelector(open) ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([data-search-dialog] *), textarea',
    ),
  ].some((field) => field.value !== field.defaultValue);
