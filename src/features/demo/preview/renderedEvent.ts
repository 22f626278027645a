/** Event in the island of a demo when it is rendered. Bubbles. */
export const renderedEvent = 'demo:rendered';
