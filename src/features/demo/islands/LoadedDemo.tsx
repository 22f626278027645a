import { useCallback, type ComponentType, type ReactNode } from 'react';
import { cutVersions, demos, type DemoEntry } from '@generated/demos/default/registry';
import { removeStored } from '@site/src/components/storage';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling } from '@site/model/facts/demo';
import { siteLibraries, type ThemeLibraries } from './DemoTheme';
import { DemoBoundary, Loading, ReportRendered } from './Loading';

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

let done: Promise<void> | undefined;

async function setKey(key: string): Promise<void> {
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(key);
}

/**
 * Sets the license key of MUI's data grid, before a demo renders a grid. Without
 * `MUI_X_LICENSE_KEY` at build time, nothing is loaded: the community grid needs no key
 * (docs/behavior.md#demos).
 */
export function setGridLicense(key = process.env.MUI_X_LICENSE_KEY): Promise<void> {
  done ??= key ? setKey(key) : Promise.resolve();
  return done;
}

interface LoadedDemoProps {
  demoKey: string;
  styling: CodeStyling;
}

/** A demo, or an error message if a chunk is missing or the demo crashes. */
export function LoadedDemo({ demoKey, styling }: LoadedDemoProps): ReactNode {
  const t = useTranslate();
  const load = useCallback(() => loadDemo(demoKey, styling), [demoKey, styling]);
  return (
    <Loading load={load} failure={t('demo.codeNotLoaded')} showError>
      {({ Component, styles }) => (
        <>
          <DemoBoundary>
            {styles ? <style>{styles}</style> : null}
            <Component />
          </DemoBoundary>
          <ReportRendered />
        </>
      )}
    </Loading>
  );
}
