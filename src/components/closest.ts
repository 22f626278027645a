/** The nearest element that an event happened in and that matches a selector; null where there is none. */
export const closest = ({ target }: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
