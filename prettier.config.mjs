/**
 * Code style of all sources, which `npm run check` enforces. Demos and their JavaScript variants
 * use it too.
 */
export default {
  printWidth: 100,
  singleQuote: true,
};
