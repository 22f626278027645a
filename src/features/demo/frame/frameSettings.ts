import { useSyncExternalStore } from 'react';
import {
  isPreferenceValue,
  parsePreference,
  type PreferenceValues,
} from '@site/src/site/preferences';
import { settingNames } from '../session/messages';
import { parentWindow } from './parentWindow';

/**
 * Copies preferences from the parent page, now and when they change.
 * @returns a function that stops it
 */
export function copyParentSettings(): () => void {
  const parent = parentWindow()?.document.documentElement;
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

/** The reader's preferences, read from `<html>` of this frame. */
export interface FrameSettings {
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
