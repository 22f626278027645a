import { DARK_SYSTEM_QUERY } from '@site/src/site/preferences';
import { applyToBody, applyToRoot, readStoredPreference, resolvePreferences } from './resolve';

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
