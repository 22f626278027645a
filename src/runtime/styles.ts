import '@generated/theme-tokens/default/tokens.css';
import '../css/index.css';

/**
 * Entry of the style sheet: includes the CSS modules of all components, even of those that only the
 * server renders.
 */
import.meta.webpackContext('../', { recursive: true, regExp: /\.module\.css$/ });
