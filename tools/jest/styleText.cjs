// eslint-disable-next-line @typescript-eslint/no-require-imports
const { transformSync } = require('esbuild');

/** Compiles a style sheet that a module imports as text, for Jest. jsdom can't parse nested rules. */
module.exports = {
  process(css) {
    const { code } = transformSync(css, { loader: 'css', target: 'firefox115' });
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(code)} };` };
  },
};
