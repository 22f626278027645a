/**
 * The nearest element that an event happened in and that matches a selector; `null` if there's
 * none. For the page script alone: a part that is loaded later and used it too would make it one
 * more file that every page requests.
 */
export const closest = ({ target }: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
