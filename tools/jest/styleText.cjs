/** Jest transform for style sheets that modules import as text. */
module.exports = {
  process: (css) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(css)} };`,
  }),
};
