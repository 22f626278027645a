import { preferences, type PreferenceName } from '@site/src/site/preferences';

/**
 * What the reader's device keeps for a preference, unchecked; nothing where reading is denied. The inline script and the page script
 * share it: if one read more than the other, the page would change after its first frame. It decodes nothing, as no value needs it, and
 * uses no library: every byte of it is in every page.
 */
export function readKept(name: PreferenceName): unknown {
  const preference = preferences[name];
  try {
    return 'key' in preference
      ? window[`${preference.storage}Storage`].getItem(preference.key)
      : document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1];
  } catch {
    return undefined;
  }
}
