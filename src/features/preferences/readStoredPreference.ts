import { preferences, type PreferenceName } from '@site/src/site/preferences';

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
