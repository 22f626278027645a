import { forgetStored, keepStored } from '@site/src/components/storage';
import { COOKIE_MAX_AGE, preferences, type PreferenceName } from '@site/src/site/preferences';

/** Names and values are words of the docs/behavior.md#preferences: nothing in them needs an escape. An age of 0 removes the cookie. */
function writeCookie(name: PreferenceName, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; SameSite=Lax`;
  } catch {
    // Denied: nothing is kept.
  }
}

/** Keeps a choice on the reader's device. Where that is denied, the choice lasts as long as the page (docs/behavior.md#preferences). */
export function keep(name: PreferenceName, value: string): void {
  const preference = preferences[name];
  if (preference.storage !== 'cookie') {
    keepStored(preference.storage, preference.key, value);
    return;
  }
  writeCookie(name, value, COOKIE_MAX_AGE);
}

/** Removes a choice from the reader's device. */
export function forget(name: PreferenceName): void {
  const preference = preferences[name];
  if (preference.storage !== 'cookie') {
    forgetStored(preference.storage, preference.key);
    return;
  }
  writeCookie(name, '', 0);
}
