/**
 * Returns the closest element around an event's target that matches a selector, or `null`. Only the
 * page script uses it: if a module that loads later imported it too, it would become another file
 * that every page requests.
 */
export const closest = ({ target }: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
