import type { Codec } from '../use-storage-state/codecs';
import { useLocalStorageState } from '../use-storage-state/useStorageState';

/** What the user chooses, kept in the browser. */
export interface Settings {
  density: 'compact' | 'standard' | 'comfortable';
  rowsPerPage: 10 | 25 | 50;
  /** Asks before an order is deleted. Undo works either way. */
  confirmDelete: boolean;
  /** How fast the demo's server answers. */
  latency: 'instant' | 'normal' | 'slow';
  /** Lets requests to the demo's server fail now and then. */
  failures: boolean;
}

export const DEFAULTS: Settings = {
  density: 'standard',
  rowsPerPage: 10,
  confirmDelete: true,
  latency: 'normal',
  failures: false,
};

/** The values a stored setting may have. Anything else is an old or foreign value, and the default holds. */
export const CHOICES: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  density: ['compact', 'standard', 'comfortable'],
  rowsPerPage: [10, 25, 50],
  confirmDelete: [true, false],
  latency: ['instant', 'normal', 'slow'],
  failures: [true, false],
};

const keyOf = (name: keyof Settings) => `harbor-${name}`;

function codecOf<Name extends keyof Settings>(name: Name): Codec<Settings[Name]> {
  return {
    parse: (text) => CHOICES[name].find((choice) => String(choice) === text) ?? DEFAULTS[name],
    stringify: String,
  };
}

/** A setting and its setter. All components that use it, and all tabs, follow. */
export function useSetting<Name extends keyof Settings>(name: Name) {
  const [value, setValue] = useLocalStorageState<Settings[Name]>(keyOf(name), DEFAULTS[name], {
    codec: codecOf(name),
  });
  return [value ?? DEFAULTS[name], setValue] as const;
}

/** A setting outside of React. */
export function readSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const text = window.localStorage.getItem(keyOf(name));
  return text === null ? DEFAULTS[name] : codecOf(name).parse(text);
}
