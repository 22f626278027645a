import { removeStored, writeStored } from '@site/src/components/storage';
import { COOKIE_MAX_AGE, preferences, type PreferenceName } from '@site/src/site/preferences';

/**
 * Writes a cookie; a `maxAge` of 0 removes it. No name or value needs escaping. js-cookie would add
 * 0.8 kB to the page script of 4.1 kB and still need the `try`.
 */
function writeCookie(name: PreferenceName, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; SameSite=Lax`;
  } catch {
    // Denied.
  }
}

/**
 * Stores a preference. If that's denied, it lasts as long as the page
 * (docs/behavior.md#preferences).
 */
export function storePreference(name: PreferenceName, value: string): void {
  const preference = preferences[name];
  if (preference.storage !== 'cookie') {
    writeStored(preference.storage, preference.key, value);
    return;
  }
  writeCookie(name, value, COOKIE_MAX_AGE);
}

/** Removes a stored preference. */
export function removePreference(name: PreferenceName): void {
  const preference = preferences[name];
  if (preference.storage !== 'cookie') {
    removeStored(preference.storage, preference.key);
    return;
  }
  writeCookie(name, '', 0);
}
