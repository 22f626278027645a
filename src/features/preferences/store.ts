import {
  DARK_SYSTEM_QUERY,
  isPreferenceValue,
  preferenceNames,
  type PreferenceName,
  type PreferenceValues,
  type ResolvedMode,
} from '@site/src/site/preferences';
import { readStoredPreference } from './readStoredPreference';
import { preferencesOfHash, resolvePreferences } from './resolve';
import { removePreference, storePreference } from './storage';
import { syncTabs } from './tabs';

/** All preferences at one moment. The object is immutable; each change replaces it. */
export interface PreferencesSnapshot extends Readonly<PreferenceValues> {
  /** `mode`, with `system` replaced by the mode of the operating system. */
  readonly resolvedMode: ResolvedMode;
}

/** The reader's preferences. No other code reads or writes their storage. */
export interface Preferences {
  getSnapshot(): PreferencesSnapshot;
  /** Sets and stores a preference and notifies other tabs. An unknown value changes nothing. */
  set<Name extends PreferenceName>(name: Name, value: PreferenceValues[Name]): void;
  /** Resets all preferences and removes the stored ones. */
  reset(): void;
  /** Names of the stored preferences. */
  stored(): PreferenceName[];
  /** Calls `listener` after each change. @returns a function that unsubscribes */
  subscribe(listener: (snapshot: PreferencesSnapshot) => void): () => void;
}

function resolveMode(mode: PreferenceValues['mode'], darkSystem: boolean): ResolvedMode {
  if (mode !== 'system') return mode;
  return darkSystem ? 'dark' : 'light';
}

/**
 * Creates the preferences of this document. Use `getPreferences()` instead, which returns one
 * object for the document.
 */
export function createPreferences(): Preferences {
  const listeners = new Set<(snapshot: PreferencesSnapshot) => void>();
  const system = window.matchMedia(DARK_SYSTEM_QUERY);
  const withResolvedMode = (values: PreferenceValues): PreferencesSnapshot =>
    Object.freeze({ ...values, resolvedMode: resolveMode(values.mode, system.matches) });

  let snapshot = withResolvedMode(resolvePreferences(window.location.hash, readStoredPreference));

  function update(values: Partial<PreferenceValues>): void {
    const next = withResolvedMode({ ...snapshot, ...values });
    const same =
      next.resolvedMode === snapshot.resolvedMode &&
      preferenceNames.every((name) => next[name] === snapshot[name]);
    if (same) return;
    snapshot = next;
    [...listeners].forEach((listener) => listener(next));
  }

  const broadcast = syncTabs(update, (name) => snapshot[name]);

  function set<Name extends PreferenceName>(name: Name, value: PreferenceValues[Name]): void {
    if (!isPreferenceValue(name, value)) return;
    storePreference(name, value);
    update({ [name]: value });
    broadcast(name);
  }

  /** The URL of a demo's source also sets preferences (docs/behavior.md#preferences). */
  function setFromHash(): void {
    const { codeVariant, codeStyling } = preferencesOfHash(window.location.hash);
    if (isPreferenceValue('codeVariant', codeVariant)) set('codeVariant', codeVariant);
    if (isPreferenceValue('codeStyling', codeStyling)) set('codeStyling', codeStyling);
  }

  setFromHash();
  window.addEventListener('hashchange', setFromHash);
  system.addEventListener('change', () => update({}));

  return {
    getSnapshot: () => snapshot,
    set,
    reset() {
      preferenceNames.forEach(removePreference);
      update(resolvePreferences('', () => undefined));
      preferenceNames.forEach(broadcast);
    },
    stored: () =>
      preferenceNames.filter((name) => isPreferenceValue(name, readStoredPreference(name))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
