import { getPreferences, type PreferencesSnapshot } from '@site/src/features/preferences';
import { pathnameToLanguage } from '@site/src/site/paths';
import { DARK_SYSTEM_QUERY } from '@site/src/site/preferences';
import type { UserProperties } from './events';
import { setUserProperties } from './send';

/** What the window says about the reader's set-up. */
export interface Surroundings {
  pathname: string;
  devicePixelRatio: number;
  darkSystem: boolean;
}

export function userPropertiesOf(
  { codeVariant, mode }: Pick<PreferencesSnapshot, 'codeVariant' | 'mode'>,
  { pathname, devicePixelRatio, darkSystem }: Surroundings,
): UserProperties {
  return {
    codeVariant,
    userLanguage: pathnameToLanguage(pathname).userLanguage,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: darkSystem ? 'dark' : 'light',
    colorScheme: mode,
  };
}

let sent = '';

/** Sends the user properties where one of them changed since the last time. */
export function updateUserProperties(): void {
  const { devicePixelRatio, location } = window;
  const properties = userPropertiesOf(getPreferences().getSnapshot(), {
    pathname: location.pathname,
    devicePixelRatio,
    darkSystem: matchMedia(DARK_SYSTEM_QUERY).matches,
  });
  const text = JSON.stringify(properties);
  if (text !== sent) setUserProperties(properties);
  sent = text;
}

/**
 * A change of the pixel ratio has no event of its own: the query for the present ratio stops to
 * match.
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
 * Sends the user properties, now and when the window changes one of them. Choices of the reader are
 * told by `./page`.
 */
export function watchUserProperties(): void {
  updateUserProperties();
  matchMedia(DARK_SYSTEM_QUERY).addEventListener('change', updateUserProperties);
  watchPixelRatio();
}
