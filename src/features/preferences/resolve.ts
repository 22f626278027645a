import {
  parsePreference,
  type PreferenceName,
  preferenceNames,
  preferences,
  type PreferenceValues,
} from '@site/model/facts/preferences';

/**
 * Reads the stored value of a preference without validation; `undefined` if reading is denied. The
 * inline script and the page script share it, so that they agree on the first frame. No value needs
 * decoding, and it uses no library, because it's inline on every page.
 */
export function readStoredPreference(name: PreferenceName): unknown {
  const preference = preferences[name];
  try {
    return 'key' in preference
      ? window[`${preference.storage}Storage`].getItem(preference.key)
      : document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];
  } catch {
    return undefined;
  }
}

const demoSourceHash = /^#(?:(system|tailwind|css)-)?.*\.(tsx|js)$/;

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
