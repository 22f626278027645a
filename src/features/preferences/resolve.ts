import {
  parsePreference,
  preferenceNames,
  type PreferenceName,
  type PreferenceValues,
} from '@site/src/site/preferences';

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
