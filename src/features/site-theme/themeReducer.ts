import { getPreferences } from '@site/src/features/preferences/preferences';

export interface ThemeState {
  readonly paletteMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
}

export type ThemeChange = Partial<Pick<ThemeState, 'paletteMode' | 'direction'>>;

export type ThemeAction =
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'CHANGE'; payload: ThemeChange };

export const initialThemeState: ThemeState = {
  paletteMode: 'light',
  direction: 'ltr',
  dense: false,
};

/** Returns the state with some fields replaced, or the same object if none of them differs. */
function withFields(state: ThemeState, fields: Partial<ThemeState>): ThemeState {
  const next = { ...state, ...fields };
  const same =
    next.paletteMode === state.paletteMode &&
    next.direction === state.direction &&
    next.dense === state.dense;
  return same ? state : next;
}

/**
 * Returns the theme's state after an action (docs/behavior.md#theme).
 * @throws `Unrecognized type …` for any other action
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  const { type } = action;
  switch (type) {
    case 'SET_DENSE':
      return withFields(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return withFields(state, { dense: false });
    case 'CHANGE': {
      const { paletteMode = state.paletteMode, direction = state.direction } = action.payload;
      return withFields(state, { paletteMode, direction });
    }
    default:
      throw new Error(`Unrecognized type ${String(type)}`);
  }
}

let state = initialThemeState;

/** The theme's state by the preferences. The object stays the same until its content differs. */
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
