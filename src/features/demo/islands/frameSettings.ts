import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CodeStyling } from '@site/model/facts/demo';
import {
  isPreferenceValue,
  parsePreference,
  type PreferenceValues,
} from '@site/model/facts/preferences';
import { writeStored } from '@site/src/components/storage';
import { postToPage, readPageMessage, type RunMessage, settingNames } from '../messages';

/** Key under which Toolpad Core's AppProvider stores its mode. */
const MODE_KEY = 'toolpad-mode';

/** A `Storage` that lasts as long as the frame. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#values.get(String(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(String(key), String(value));
  }

  removeItem(key: string): void {
    this.#values.delete(String(key));
  }

  clear(): void {
    this.#values.clear();
  }
}

/**
 * Replaces the storage of this window. All demos share an origin, so switching the theme in one
 * demo would otherwise switch it in all others and store it on the device. Also works if storage is
 * denied, as in a sandbox.
 */
export function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
    } catch {
      // The browser forbids it, so demos share the storage.
    }
}

/** Sets the mode of a full-page demo. MUI handles the event like a change in another tab. */
export function setDemoMode(mode: 'light' | 'dark'): void {
  // If writing is denied, the event is enough for a running demo.
  writeStored('local', MODE_KEY, mode);
  window.dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: mode }));
}

/**
 * Whether this page runs edited code: only in a sandbox, where `static/edited-demo/index.html`
 * shows it, and with `npm start`.
 */
const runsEdits = (): boolean =>
  window.parent !== window && (window.origin === 'null' || process.env.NODE_ENV === 'development');

/** Code to run from the parent page, by styling. Empty if this is the page of the original demo. */
export function useRunMessages(): Partial<Record<CodeStyling, RunMessage>> {
  const [messages, setMessages] = useState<Partial<Record<CodeStyling, RunMessage>>>({});
  useEffect(() => {
    if (!runsEdits()) return undefined;
    const listen = (event: MessageEvent) => {
      const message = readPageMessage(event);
      if (message?.type === 'demo/run')
        setMessages((before) => ({ ...before, [message.styling]: message }));
      else if (message)
        for (const [name, value] of Object.entries(message.settings))
          document.documentElement.setAttribute(name, value);
    };
    window.addEventListener('message', listen);
    postToPage({ type: 'demo/ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  return messages;
}

/** Copies preferences from the parent page until the returned function is called. */
export function copyParentSettings(): () => void {
  const parent = window.frameElement?.ownerDocument.documentElement;
  if (!parent) return () => undefined;
  const root = document.documentElement;
  const copy = () => {
    for (const name of settingNames) {
      const value = parent.getAttribute(name);
      if (value !== null && value !== root.getAttribute(name)) root.setAttribute(name, value);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(parent, { attributeFilter: [...settingNames] });
  return () => observer.disconnect();
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [...settingNames] });
  return () => observer.disconnect();
}

const attribute = (name: string) => document.documentElement.getAttribute(name);

interface FrameSettings {
  mode: 'light' | 'dark';
  direction: PreferenceValues['direction'];
  dense: boolean;
  styling: PreferenceValues['codeStyling'];
}

/** Returns a string, so that React compares settings by value. */
const snapshot = () => settingNames.map((name) => attribute(name) ?? '').join(' ');

export function useFrameSettings(): FrameSettings {
  useSyncExternalStore(subscribe, snapshot, snapshot);
  const direction = attribute('dir');
  return {
    mode: attribute('data-theme') === 'dark' ? 'dark' : 'light',
    direction: isPreferenceValue('direction', direction) ? direction : 'ltr',
    dense: attribute('data-density') === 'dense',
    styling: parsePreference('codeStyling', attribute('data-code-styling')),
  };
}
