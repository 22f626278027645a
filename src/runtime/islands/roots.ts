import type { Root } from 'react-dom/client';

/**
 * React roots by element. They're in a module without imports, which `npm start` never runs again:
 * after an update, old and new code would render into the same element otherwise.
 */
export const roots = new WeakMap<Element, Root>();
