import {
  parsePreference,
  preferenceNames,
  type PreferenceName,
  type PreferenceValues,
} from '@site/src/site/preferences';

const demoSourceHash = /^#(?:(system|tailwind|css)-)?.*\.(tsx|js)$/;

/**
 * Choices in an address: `#Name.js` and `#Name.tsx` name the variant, a prefix as in `#tailwind-Name.js` the styling
 * (docs/behavior.md#preferences).
 */
export function preferencesOfHash(hash: string): Partial<Record<PreferenceName, string>> {
  const [, codeStyling, extension] = demoSourceHash.exec(hash) ?? [];
  return extension ? { codeVariant: extension === 'js' ? 'JS' : 'TS', codeStyling } : {};
}

/**
 * Every preference of a visit that begins: hash first, then what is kept, then the default.
 * @param hash `location.hash`
 * @param read what is kept for a preference, as it is; must not throw
 */
export function resolvePreferences(
  hash: string,
  read: (name: PreferenceName) => unknown,
): PreferenceValues {
  const asked = preferencesOfHash(hash);
  return Object.fromEntries(
    preferenceNames.map((name) => [name, parsePreference(name, asked[name] ?? read(name))]),
  ) as PreferenceValues;
}
