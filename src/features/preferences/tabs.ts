import {
  isPreferenceName,
  isPreferenceValue,
  parsePreference,
  preferenceNames,
  preferences,
  type PreferenceName,
  type PreferenceValues,
} from '@site/src/site/preferences';
import { readStoredPreference } from './readStoredPreference';

const CHANNEL_NAME = 'docs-preferences';

/**
 * Called with values that changed in another tab, or while this page was in the back/forward cache.
 */
type Receive = (values: Partial<PreferenceValues>) => void;

/**
 * Notifies other tabs of a change. Does nothing if storage events do that, or if the browser has no
 * `BroadcastChannel`.
 */
export type Broadcast = (name: PreferenceName) => void;

/** A key of `null` means that the whole storage was cleared. */
function valuesOfStorageEvent({ key, newValue }: StorageEvent): Partial<PreferenceValues> {
  const names = preferenceNames.filter((name) => {
    const preference = preferences[name];
    return preference.storage !== 'cookie' && (key === null || key === preference.key);
  });
  return Object.fromEntries(
    names.map((name) => [
      name,
      parsePreference(name, key === null ? readStoredPreference(name) : newValue),
    ]),
  );
}

/**
 * Returns stored values. Leaves out missing ones, so that a preference that couldn't be stored
 * doesn't change.
 */
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
export function syncTabs(receive: Receive, read: (name: PreferenceName) => string): Broadcast {
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
    if (preferences[name].storage === 'cookie') channel?.postMessage([name, read(name)]);
  };
}
