// eslint-disable-next-line @typescript-eslint/no-require-imports
const { transformSync } = require('esbuild');

/**
 * Jest transform for style sheets that modules import as text. It flattens nested rules, which
 * jsdom can't parse.
 */
module.exports = {
  process(css) {
    const { code } = transformSync(css, { loader: 'css', target: 'firefox115' });
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(code)} };` };
  },
};
