/** A reader's preferences (docs/behavior.md#preferences). The first value is the default. */

interface PreferenceDefinition {
  readonly values: readonly [string, ...string[]];
  /** Storage: a cookie with the preference's name, local storage, or session storage. */
  readonly storage: 'cookie' | 'local' | 'session';
  readonly key?: string;
}

/** By name, which is also the key in `dataset` of `<html>`, such as `data-code-variant`. */
export const preferences = {
  codeVariant: { values: ['TS', 'JS'], storage: 'cookie' },
  /** Styling of code samples: MUI System, Tailwind CSS, or plain CSS. */
  codeStyling: { values: ['system', 'tailwind', 'css'], storage: 'cookie' },
  /**
   * Light or dark. `system` follows the operating system; `data-theme` is the resolved mode. The
   * default is that of `themeConfig.colorMode`.
   */
  mode: {
    values:
      process.env.DOCS_COLOR_MODE === 'light'
        ? (['light', 'dark', 'system'] as const)
        : process.env.DOCS_COLOR_MODE === 'dark'
          ? (['dark', 'light', 'system'] as const)
          : (['system', 'light', 'dark'] as const),
    storage: 'local',
    key: 'mui-mode',
  },
  /** Reading direction, also in `dir`. The default is that of the build's language. */
  direction: {
    values:
      process.env.DOCS_DIRECTION === 'rtl' ? (['rtl', 'ltr'] as const) : (['ltr', 'rtl'] as const),
    storage: 'local',
    key: 'docs-direction',
  },
  /** Size of paddings in lists, tables, and controls. */
  density: { values: ['comfortable', 'dense'], storage: 'session', key: 'docs-density' },
  packageManager: {
    values: ['npm', 'pnpm', 'yarn'],
    storage: 'local',
    key: 'docs-package-manager',
  },
} as const satisfies Record<string, PreferenceDefinition>;

export type PreferenceName = keyof typeof preferences;
export type PreferenceValue<Name extends PreferenceName = PreferenceName> =
  (typeof preferences)[Name]['values'][number];
export type PreferenceValues = { [Name in PreferenceName]: PreferenceValue<Name> };

export type ResolvedMode = Exclude<PreferenceValues['mode'], 'system'>;

export const preferenceNames = Object.keys(preferences) as readonly PreferenceName[];

/** Lifetime of a preference cookie in seconds: one year (docs/behavior.md#preferences). */
export const COOKIE_MAX_AGE = 31_536_000;

export const DARK_SYSTEM_QUERY = '(prefers-color-scheme: dark)';

export function preferenceValues<Name extends PreferenceName>(
  name: Name,
): readonly PreferenceValues[Name][] {
  return preferences[name]
    .values as readonly PreferenceValue[] as readonly PreferenceValues[Name][];
}

export function parsePreference<Name extends PreferenceName>(
  name: Name,
  value: unknown,
): PreferenceValues[Name] {
  const values: readonly PreferenceValue[] = preferences[name].values;
  return (values.includes(value as PreferenceValue) ? value : values[0]) as PreferenceValues[Name];
}

export function isPreferenceValue<Name extends PreferenceName>(
  name: Name,
  value: unknown,
): value is PreferenceValues[Name] {
  return parsePreference(name, value) === value;
}

export function isPreferenceName(name: unknown): name is PreferenceName {
  return typeof name === 'string' && Object.hasOwn(preferences, name);
}
