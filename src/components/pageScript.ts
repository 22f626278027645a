import { readStored } from './storage';

/** Loads something at the first call. After a failure, the next call tries again. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/**
 * Returns the closest element around an event's target that matches a selector, or `null`. Only the
 * page script uses it: if a module that loads later imported it too, it would become another file
 * that every page requests.
 */
export const closest = ({ target }: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Element around an event's target in which keys enter text, or a grid, which has other keys. */
export const typingTarget = (event: Event): HTMLElement | null =>
  closest(
    event,
    'textarea,select,[contenteditable],[role=grid],input:not([type=radio],[type=checkbox])',
  );

/** Returns whether a character is a shortcut. Readers can turn them off in the settings. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !typingTarget(event) &&
  !readStored('local', 'docs-letter-keys');

/** Returns whether Ctrl or ⌘ is pressed with a letter, or its position on a non-Latin keyboard. */
export const isControlKey = (event: KeyboardEvent, letter: string): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !(event.altKey || event.shiftKey || event.defaultPrevented) &&
  (event.key > '~' ? event.code.slice(3) : event.key).toLowerCase() === letter;

/** Says that code could not be loaded, inside of an open dialog, because others are inert then. */
export function showFailure(): void {
  const note = document.getElementById('load-failed');
  if (note) (document.querySelector('dialog[open]') ?? document.body).append(note);
  note?.togglePopover?.(true);
}

const TIMEOUT = 2000;

/** After the current task in Safari, which lacks `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: TIMEOUT });
  else setTimeout(task, 0);
}
