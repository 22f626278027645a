/** What the inline script runs before the first paint. Importing it runs nothing. */
import {
  DARK_SYSTEM_QUERY,
  parsePreference,
  type PreferenceDefinition,
  type PreferenceName,
  preferenceNames,
  preferences,
  type PreferenceValues,
  type ResolvedMode,
} from '@site/model/facts/preferences';
import { metaThemeColor } from '@site/model/facts/theme/metaThemeColor';

/**
 * Reads the stored value of a preference without validation; `undefined` if reading is denied. No
 * value needs decoding, and it uses no library, because it's inline on every page.
 */
export function readStoredPreference(name: PreferenceName): unknown {
  const { local, session }: PreferenceDefinition = preferences[name];
  try {
    if (local) return localStorage.getItem(local);
    if (session) return sessionStorage.getItem(session);
    return document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];
  } catch {
    return undefined;
  }
}

const demoSourceHash = /^#(?:(system|tailwind|css)-)?.*\.(tsx|js)(?:=|$)/;

/**
 * Preferences in a hash: `#Name.js` and `#Name.tsx` set the variant, and a prefix as in
 * `#tailwind-Name.js` sets the styling (docs/behavior.md#preferences).
 */
export function preferencesOfHash(hash: string): Partial<Record<PreferenceName, string>> {
  const [, codeStyling, extension] = demoSourceHash.exec(hash) ?? [];
  return extension ? { codeVariant: extension === 'js' ? 'JS' : 'TS', codeStyling } : {};
}

/**
 * All preferences at the start of a visit: from the hash, the storage, or the defaults.
 * @param hash `location.hash`
 * @param read returns the stored value of a preference without validation; must not throw
 */
export function resolvePreferences(
  hash: string,
  read: (name: PreferenceName) => unknown,
): PreferenceValues {
  const fromHash = preferencesOfHash(hash);
  return Object.fromEntries(
    preferenceNames.map((name) => [name, parsePreference(name, fromHash[name] ?? read(name))]),
  ) as PreferenceValues;
}

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
