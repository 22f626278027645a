import type { PreferenceValues, ResolvedMode } from '@site/src/site/preferences';
import { metaThemeColor } from '@site/src/site/theme/metaThemeColor';

/**
 * Writes the preferences to `<html>` for style sheets. `data-js` indicates that scripts run.
 * `data-theme` is the resolved mode, which style sheets, Docusaurus, and MUI use.
 */
export function applyToRoot(root: HTMLElement, values: PreferenceValues, mode: ResolvedMode): void {
  Object.assign(root.dataset, values, { theme: mode, js: '' });
}

/**
 * Writes the mode to `<body>`, and its color to the browser's toolbar
 * (docs/behavior.md#preferences).
 */
export function applyToBody(body: HTMLElement, mode: ResolvedMode): void {
  body.classList.add(`mode-${mode}`);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', metaThemeColor[mode]);
}
