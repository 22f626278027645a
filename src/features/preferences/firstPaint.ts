import {
  DARK_SYSTEM_QUERY,
  type PreferenceValues,
  type ResolvedMode,
} from '@site/model/facts/preferences';
import { metaThemeColor } from '@site/model/facts/theme/metaThemeColor';
import { readStoredPreference, resolvePreferences } from './preferences';

/**
 * Writes the preferences to `<html>` for style sheets. `data-js` indicates that scripts run.
 * `data-theme` is the resolved mode, which style sheets, Docusaurus, and MUI use.
 */
export function applyToRoot(root: HTMLElement, values: PreferenceValues, mode: ResolvedMode): void {
  Object.assign(root.dataset, values, { theme: mode, js: '' });
}

/** Also sets the color of the browser's toolbar (docs/behavior.md#preferences). */
export function applyToBody(body: HTMLElement, mode: ResolvedMode): void {
  body.classList.add(`mode-${mode}`);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', metaThemeColor[mode]);
}

/**
 * Applies the reader's preferences before the first paint. Part of the inline script in `<head>`;
 * never throws. `<body>` doesn't exist yet, so an observer, which runs before the next paint,
 * updates it.
 */
export function applyStoredPreferences(): void {
  const root = document.documentElement;
  const values = resolvePreferences(location.hash, readStoredPreference);
  const mode =
    values.mode === 'system'
      ? matchMedia(DARK_SYSTEM_QUERY).matches
        ? 'dark'
        : 'light'
      : values.mode;
  root.dir = values.direction;
  applyToRoot(root, values, mode);
  new MutationObserver((_, observer) => {
    const { body } = document;
    if (body) {
      observer.disconnect();
      body.dir = values.direction;
      applyToBody(body, mode);
    }
  }).observe(root, { childList: true });
}
