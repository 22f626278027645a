import { getPreferences, type PreferencesSnapshot } from '@site/src/features/preferences';
import { pathnameToLanguage } from '@site/src/site/paths';
import { DARK_SYSTEM_QUERY } from '@site/src/site/preferences';
import type { UserProperties } from './events';
import { setUserProperties } from './send';

/** Properties of the window that are reported. */
export interface BrowserProperties {
  pathname: string;
  devicePixelRatio: number;
  darkSystem: boolean;
}

export function userPropertiesOf(
  { codeVariant, mode }: Pick<PreferencesSnapshot, 'codeVariant' | 'mode'>,
  { pathname, devicePixelRatio, darkSystem }: BrowserProperties,
): UserProperties {
  return {
    codeVariant,
    userLanguage: pathnameToLanguage(pathname).userLanguage,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: darkSystem ? 'dark' : 'light',
    colorScheme: mode,
  };
}

let lastSent = '';

/** Sends the user properties that changed since the last call. */
export function updateUserProperties(): void {
  const { devicePixelRatio, location } = window;
  const properties = userPropertiesOf(getPreferences().getSnapshot(), {
    pathname: location.pathname,
    devicePixelRatio,
    darkSystem: matchMedia(DARK_SYSTEM_QUERY).matches,
  });
  const text = JSON.stringify(properties);
  if (text !== lastSent) setUserProperties(properties);
  lastSent = text;
}

/**
 * Watches the pixel ratio. There's no event for it, but the media query for the current ratio stops
 * matching.
 */
function watchPixelRatio(): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      updateUserProperties();
      watchPixelRatio();
    },
    { once: true },
  );
}

/**
 * Sends the user properties now, and again when the window changes one of them. `./script` reports
 * changes of preferences.
 */
export function watchUserProperties(): void {
  updateUserProperties();
  matchMedia(DARK_SYSTEM_QUERY).addEventListener('change', updateUserProperties);
  watchPixelRatio();
}
