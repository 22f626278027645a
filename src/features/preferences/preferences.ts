import Cookies from 'js-cookie';
import { readStored, removeStored, writeStored } from '@site/src/components/storage';
import {
  COOKIE_MAX_AGE,
  DARK_SYSTEM_QUERY,
  isPreferenceName,
  isPreferenceValue,
  parsePreference,
  placeOf,
  type PreferenceName,
  preferenceNames,
  preferences,
  type PreferenceValues,
  type ResolvedMode,
} from '@site/model/facts/preferences';
import { preferencesOfHash, resolvePreferences } from './firstPaint';

/** No value needs decoding, and the inline script decodes none. */
const cookies = Cookies.withConverter({ read: (value) => value });

/** Value of a preference without validation; `undefined` or `null` if it's missing or denied. */
function readStoredPreference(name: PreferenceName): unknown {
  const place = placeOf(name);
  if (place) return readStored(...place);
  try {
    return cookies.get(name);
  } catch {
    return undefined;
  }
}

/** A `maxAge` of 0 removes the cookie. */
function writeCookie(name: PreferenceName, value: string, maxAge: number): void {
  try {
    cookies.set(name, value, { 'max-age': String(maxAge), SameSite: 'Lax' });
  } catch {
    // Denied.
  }
}

/** If storing is denied, a preference lasts as long as the page (docs/behavior.md#preferences). */
function storePreference(name: PreferenceName, value: string): void {
  const place = placeOf(name);
  if (place) writeStored(...place, value);
  else writeCookie(name, value, COOKIE_MAX_AGE);
}

function removePreference(name: PreferenceName): void {
  const place = placeOf(name);
  if (place) removeStored(...place);
  else writeCookie(name, '', 0);
}

const CHANNEL_NAME = 'docs-preferences';

/** Called with values that changed in another tab, or while this page was in the cache. */
type Receive = (values: Partial<PreferenceValues>) => void;

/** Notifies other tabs. Does nothing if storage events do that, or without `BroadcastChannel`. */
type Broadcast = (name: PreferenceName) => void;

/** A key of `null` means that the whole storage was cleared. */
function valuesOfStorageEvent({ key }: StorageEvent): Partial<PreferenceValues> {
  const names = preferenceNames.filter((name) => {
    const place = placeOf(name);
    return place && (key === null || key === place[1]);
  });
  return Object.fromEntries(
    names.map((name) => [name, parsePreference(name, readStoredPreference(name))]),
  );
}

/** Leaves out missing values, so that a preference that couldn't be stored doesn't change. */
function storedValues(): Partial<PreferenceValues> {
  const entries = preferenceNames.map((name) => [name, readStoredPreference(name)] as const);
  return Object.fromEntries(entries.filter(([name, value]) => isPreferenceValue(name, value)));
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return undefined;
  }
}

/**
 * Connects this tab with others. Storage has events for that, but cookies need a channel. Received
 * values are shown, but not stored or sent again, so that messages don't loop.
 * @param read returns the value of a preference to send
 */
function syncTabs(receive: Receive, read: (name: PreferenceName) => string): Broadcast {
  const channel = openChannel();
  window.addEventListener('storage', (event) => receive(valuesOfStorageEvent(event)));
  window.addEventListener('pageshow', (event) => {
    // Pages in the back/forward cache receive no messages.
    if (event.persisted) receive(storedValues());
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const [name, value] = Array.isArray(data) ? (data as readonly unknown[]) : [];
    if (isPreferenceName(name)) receive({ [name]: parsePreference(name, value) });
  });
  return (name) => {
    if (!placeOf(name)) channel?.postMessage([name, read(name)]);
  };
}

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
  reset(): void;
  stored(): PreferenceName[];
  /** Calls `listener` after each change. @returns a function that unsubscribes */
  subscribe(listener: (snapshot: PreferencesSnapshot) => void): () => void;
}

function resolveMode(mode: PreferenceValues['mode'], darkSystem: boolean): ResolvedMode {
  if (mode !== 'system') return mode;
  return darkSystem ? 'dark' : 'light';
}

/** Use `getPreferences()` instead, which returns one object for the document. */
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
  // Cookies last for a year after they were written, in Safari for seven days.
  for (const name of preferenceNames)
    if (!placeOf(name) && snapshot[name] !== preferences[name].values[0])
      storePreference(name, snapshot[name]);
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

declare global {
  /** Shared by scripts that are bundled separately, such as the page script and the islands. */
  interface ToolpadDocs {
    preferences?: Preferences;
  }
  interface Window {
    toolpadDocs?: ToolpadDocs;
  }
}

/** Returns the preferences of this document. All scripts get the same object. Browser only. */
export function getPreferences(): Preferences {
  const shared = (window.toolpadDocs ??= {});
  return (shared.preferences ??= createPreferences());
}
