/** Compiles a style sheet that a module imports as text, for Jest. */
module.exports = {
  process: (css) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(css)} };`,
  }),
};
