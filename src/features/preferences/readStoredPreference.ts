import { preferences, type PreferenceName } from '@site/src/site/preferences';

/**
 * Reads the stored value of a preference, unchecked; `undefined` if reading is denied. The inline
 * script and the page script share it, so that they agree on the first frame. It decodes nothing,
 * because no value needs it, and uses no library, because it's inline on every page.
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
