import { useCallback, type ComponentType, type ReactNode } from 'react';
import { cutVersions, demos } from '@generated/demos/default/registry';
import { removeStored } from '@site/src/components/storage';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling, CutVersion } from '@site/model/facts/demo';
import { DemoBoundary, Loading, ReportRendered } from './Loading';
import themeLibraries, { type ThemeLibraries } from './themeLibraries';

/** Loads the registry with a demo such as `core/v0.14.0/Basic`. Each cut version has one. */
export const loadRegistry = async (key: string): Promise<CutVersion<ThemeLibraries>> =>
  (await cutVersions[key.slice(0, key.lastIndexOf('/'))]?.()) ?? { demos, themeLibraries };

async function findModules(key: string, styling: CodeStyling) {
  const modules = (await loadRegistry(key)).demos[key]?.[styling];
  if (!modules) throw new Error(`There is no demo ${key} styled with ${styling}.`);
  return modules;
}

/** Loads the component and style sheet of a demo. `styles` is empty if it has none. */
export async function loadDemo(
  key: string,
  styling: CodeStyling,
): Promise<{ Component: ComponentType; styles: string }> {
  const modules = await findModules(key, styling);
  const [component, styles] = await Promise.all([
    modules.component(),
    modules.styles?.(),
    setGridLicense(),
  ]);
  // `@toolpad/core/persistence` assigns `localStorage.setItem`, which some browsers store as an
  // item.
  removeStored('local', 'setItem');
  return { Component: component.default, styles: styles?.default ?? '' };
}

/** Loads what edited code needs: modules by the name that the demo uses, and its style sheet. */
export async function loadScope(key: string, styling: CodeStyling) {
  const modules = await findModules(key, styling);
  const [{ scope }, styles] = await Promise.all([modules.scope(), modules.styles?.()]);
  return { modules: scope, styles: styles?.default ?? '' };
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
