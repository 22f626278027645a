import { getPreferences } from '@site/src/features/preferences';
import { initialThemeState, themeReducer, type ThemeChange, type ThemeState } from './themeReducer';

let state = initialThemeState;

/**
 * Returns the theme's state according to the preferences. The object stays the same until its
 * content differs.
 */
export function getThemeState(): ThemeState {
  const { resolvedMode, direction, density } = getPreferences().getSnapshot();
  state = themeReducer(state, {
    type: 'CHANGE',
    payload: { paletteMode: resolvedMode, direction },
  });
  state = themeReducer(
    state,
    density === 'dense' ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' },
  );
  return state;
}

/** Changes the theme by changing the preferences, which are its only source. */
export function changeTheme({ paletteMode, direction }: ThemeChange): void {
  const preferences = getPreferences();
  if (paletteMode) preferences.set('mode', paletteMode);
  if (direction) preferences.set('direction', direction);
}

export function subscribeToTheme(onChange: () => void): () => void {
  return getPreferences().subscribe(onChange);
}
