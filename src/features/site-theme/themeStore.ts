import { getPreferences } from '@site/src/features/preferences';
import { initialThemeState, themeReducer, type ThemeChange, type ThemeState } from './themeReducer';

let state = initialThemeState;

/** The theme's state as the reader's preferences have it. The same object until it differs. */
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

/** Changes the theme by way of the preferences, which are its only source. */
export function changeTheme({ paletteMode, direction }: ThemeChange): void {
  const preferences = getPreferences();
  if (paletteMode) preferences.set('mode', paletteMode);
  if (direction) preferences.set('direction', direction);
}

export function subscribeToTheme(onChange: () => void): () => void {
  return getPreferences().subscribe(onChange);
}
