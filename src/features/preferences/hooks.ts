import { useCallback, useSyncExternalStore } from 'react';
import {
  parsePreference,
  type PreferenceName,
  type PreferenceValues,
} from '@site/model/facts/preferences';
import { getPreferences, type PreferencesSnapshot } from './preferences';

const subscribe = (onChange: () => void) => getPreferences().subscribe(onChange);

/** Returns a preference and its setter. On the server and during hydration, it's the default. */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): [value: PreferenceValues[Name], setValue: (value: PreferenceValues[Name]) => void] {
  const value = useSyncExternalStore<PreferenceValues[Name]>(
    subscribe,
    () => getPreferences().getSnapshot()[name],
    () => parsePreference(name, undefined),
  );
  const setValue = useCallback(
    (next: PreferenceValues[Name]) => getPreferences().set(name, next),
    [name],
  );
  return [value, setValue];
}

/** All preferences, the names of the stored ones, and a function that resets them. Browser only. */
export function usePreferences(): {
  snapshot: PreferencesSnapshot;
  stored: PreferenceName[];
  reset: () => void;
} {
  const { getSnapshot, stored, reset } = getPreferences();
  return {
    snapshot: useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    stored: stored(),
    reset,
  };
}
