/** Said in the island of a demo when it has been drawn. Bubbles. */
export const renderedEvent = 'demo:rendered';
