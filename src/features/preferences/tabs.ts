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

/** Called with what another tab, or this page before it was put aside, has changed. */
type Receive = (values: Partial<PreferenceValues>) => void;

/**
 * Tells the other tabs of a change. Does nothing where the storage itself does, or where the
 * browser knows no channels.
 */
export type Announce = (name: PreferenceName) => void;

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

/** Stored values. Missing ones are left out, so that a preference that couldn't be stored stays. */
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
 * Connects this tab with the others. Storage tells them by itself, cookies need a channel. Received
 * values are shown and never written or announced again, so that no message can go in circles.
 * @param read the value to announce for a preference
 */
export function connectTabs(receive: Receive, read: (name: PreferenceName) => string): Announce {
  const channel = openChannel();
  window.addEventListener('storage', (event) => receive(valuesOfStorageEvent(event)));
  window.addEventListener('pageshow', (event) => {
    // Back from the back/forward cache, where no message arrives.
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
