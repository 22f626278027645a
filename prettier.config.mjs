/**
 * How source is formatted. `npm run check` holds it; demos and the JavaScript derived from them
 * follow it too.
 */
export default {
  printWidth: 100,
  singleQuote: true,
};
