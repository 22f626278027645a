/** A reader's preferences (docs/behavior.md#preferences). The first value is the default. */

/** Stored as a cookie with the preference's name, unless it has a key in a storage. */
export interface PreferenceDefinition {
  readonly values: readonly [string, ...string[]];
  readonly local?: string;
  readonly session?: string;
}

/**
 * By name, which is also the key in `dataset` of `<html>`, such as `data-code-variant`. The inline
 * script sets it before the first paint. The settings show the preferences in this order.
 */
export const preferences = {
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
    local: 'mui-mode',
  },
  /** Reading direction, also in `dir`. The default is that of the build's language. */
  direction: {
    values:
      process.env.DOCS_DIRECTION === 'rtl' ? (['rtl', 'ltr'] as const) : (['ltr', 'rtl'] as const),
    local: 'docs-direction',
  },
  /** Size of paddings in lists, tables, and controls. */
  density: { values: ['comfortable', 'dense'], session: 'docs-density' },
  codeVariant: { values: ['TS', 'JS'] },
  /** Styling of code samples: MUI System, Tailwind CSS, or plain CSS. */
  codeStyling: { values: ['system', 'tailwind', 'css'] },
  packageManager: { values: ['npm', 'pnpm', 'yarn'], local: 'docs-package-manager' },
} as const satisfies Record<string, PreferenceDefinition>;

type PreferenceKey = {
  [Name in PreferenceName]: Name | `${Name}.${PreferenceValues[Name]}`;
}[PreferenceName];

/** English strings of the preferences and their values. Only the settings load them. */
export const preferenceMessages = {
  mode: 'Color mode',
  'mode.light': 'Light',
  'mode.system': 'System',
  'mode.dark': 'Dark',
  direction: 'Direction',
  'direction.ltr': 'Left to right',
  'direction.rtl': 'Right to left',
  density: 'Density',
  'density.comfortable': 'Comfortable',
  'density.dense': 'Dense',
  codeVariant: 'Code variant',
  'codeVariant.TS': 'TypeScript',
  'codeVariant.JS': 'JavaScript',
  codeStyling: 'Code styling',
  'codeStyling.system': 'MUI System',
  'codeStyling.tailwind': 'Tailwind CSS',
  'codeStyling.css': 'Plain CSS',
  packageManager: 'Package manager',
  'packageManager.npm': 'npm',
  'packageManager.pnpm': 'pnpm',
  'packageManager.yarn': 'Yarn',
} as const satisfies Record<PreferenceKey, string>;

export type PreferenceName = keyof typeof preferences;
export type PreferenceValue<Name extends PreferenceName = PreferenceName> =
  (typeof preferences)[Name]['values'][number];
export type PreferenceValues = { [Name in PreferenceName]: PreferenceValue<Name> };

export type ResolvedMode = Exclude<PreferenceValues['mode'], 'system'>;

export const preferenceNames = Object.keys(preferences) as readonly PreferenceName[];

/** Lifetime of a preference cookie in seconds: one year (docs/behavior.md#preferences). */
export const COOKIE_MAX_AGE = 31_536_000;

export const DARK_SYSTEM_QUERY = '(prefers-color-scheme: dark)';

/** Storage and key of a preference; `undefined` if it's a cookie. */
export function placeOf(name: PreferenceName): ['local' | 'session', string] | undefined {
  const { local, session }: PreferenceDefinition = preferences[name];
  return local ? ['local', local] : session ? ['session', session] : undefined;
}

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
