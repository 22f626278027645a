import type { PreferenceValues, ResolvedMode } from '@site/src/site/preferences';
import { metaThemeColor } from '@site/src/site/theme/metaThemeColor';

/**
 * Writes the preferences to `<html>`, where style sheets read them. `data-js` says that scripts
 * run, `data-theme` is the resolved mode, on which style sheets, Docusaurus and MUI all select.
 */
export function applyToRoot(root: HTMLElement, values: PreferenceValues, mode: ResolvedMode): void {
  Object.assign(root.dataset, values, { theme: mode, js: '' });
}

/**
 * Writes the mode to `<body>`, and the mode to the browser's own bar
 * (docs/behavior.md#preferences).
 */
export function applyToBody(body: HTMLElement, mode: ResolvedMode): void {
  body.classList.add(`mode-${mode}`);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', metaThemeColor[mode]);
}
