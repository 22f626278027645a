import Cookies from 'js-cookie';
import { COOKIE_MAX_AGE, preferences, type PreferenceName } from '@site/src/site/preferences';

const cookieScope = { path: '/', sameSite: 'Lax' } as const;

/** Only to be named where a denial is caught: already the look at a denied storage throws. */
function storageOf({ storage }: { storage: 'local' | 'session' }): Storage {
  return window[`${storage}Storage`];
}

/** Keeps a choice on the reader's device. Where that is denied, the choice lasts as long as the page. */
export function keep(name: PreferenceName, value: string): void {
  const preference = preferences[name];
  try {
    if (preference.storage === 'cookie') {
      Cookies.set(name, value, { ...cookieScope, 'max-age': String(COOKIE_MAX_AGE) });
    } else {
      storageOf(preference).setItem(preference.key, value);
    }
  } catch {
    // Denied, or full: nothing is kept (contract section 3).
  }
}

/** Removes a choice from the reader's device. */
export function forget(name: PreferenceName): void {
  const preference = preferences[name];
  try {
    if (preference.storage === 'cookie') {
      Cookies.remove(name, cookieScope);
    } else {
      storageOf(preference).removeItem(preference.key);
    }
  } catch {
    // Denied: nothing is kept there.
  }
}
