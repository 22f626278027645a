import type { ComponentType } from 'react';
import { cutVersions, demos, type DemoEntry } from '@generated/demos/default/registry';
import { removeStored } from '@site/src/components/storage';
import type { CodeStyling } from '@site/model/facts/demo';
import { setGridLicense } from './license';
import { siteLibraries, type ThemeLibraries } from './DemoTheme';

/** Demos of a version by key, and the libraries that provide their theme. */
export interface DemoRegistry {
  demos: Record<string, DemoEntry>;
  themeLibraries: ThemeLibraries;
}

const current: DemoRegistry = { demos, themeLibraries: siteLibraries };

/** Loads the registry with a demo such as `core/v0.14.0/Basic`. Each cut version has one. */
export const loadRegistry = async (key: string): Promise<DemoRegistry> =>
  (await cutVersions[key.slice(0, key.lastIndexOf('/'))]?.()) ?? current;

async function findEntry(key: string, styling: CodeStyling) {
  const entry = (await loadRegistry(key)).demos[key]?.[styling];
  if (!entry) throw new Error(`There is no demo ${key} styled with ${styling}.`);
  return entry;
}

/** Loads the component and style sheet of a demo. `styles` is empty if it has none. */
export async function loadDemo(
  key: string,
  styling: CodeStyling,
): Promise<{ Component: ComponentType; styles: string }> {
  const entry = await findEntry(key, styling);
  const [component, styles] = await Promise.all([
    entry.component(),
    entry.styles?.(),
    setGridLicense(),
  ]);
  // `@toolpad/core/persistence` assigns `localStorage.setItem`, which some browsers store as an
  // item.
  removeStored('local', 'setItem');
  return { Component: component.default, styles: styles?.styles ?? '' };
}

/** Loads what edited code needs: modules by the name that the demo uses, and its style sheet. */
export async function loadScope(key: string, styling: CodeStyling) {
  const entry = await findEntry(key, styling);
  const [{ scope }, styles] = await Promise.all([entry.scope(), entry.styles?.()]);
  return { modules: scope, styles: styles?.styles ?? '' };
}
