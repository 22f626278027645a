import Cookies from 'js-cookie';
import { forgetStored, keepStored } from '@site/src/components/storage';
import { COOKIE_MAX_AGE, preferences, type PreferenceName } from '@site/src/site/preferences';

const cookieScope = { path: '/', sameSite: 'Lax' } as const;

/** Keeps a choice on the reader's device. Where that is denied, the choice lasts as long as the page (contract section 3). */
export function keep(name: PreferenceName, value: string): void {
  const preference = preferences[name];
  if (preference.storage !== 'cookie') {
    keepStored(preference.storage, preference.key, value);
    return;
  }
  try {
    Cookies.set(name, value, { ...cookieScope, 'max-age': String(COOKIE_MAX_AGE) });
  } catch {
    // Denied: nothing is kept.
  }
}

/** Removes a choice from the reader's device. */
export function forget(name: PreferenceName): void {
  const preference = preferences[name];
  if (preference.storage !== 'cookie') {
    forgetStored(preference.storage, preference.key);
    return;
  }
  try {
    Cookies.remove(name, cookieScope);
  } catch {
    // Denied: nothing is kept there.
  }
}
