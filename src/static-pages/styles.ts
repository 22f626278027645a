import '@generated/theme-tokens/default/tokens.css';
import '../css/index.css';

/**
 * Entry of the style sheet: with it come the modules of all components, also of those that only the
 * server renders.
 */
import.meta.webpackContext('../', { recursive: true, regExp: /\.module\.css$/ });
