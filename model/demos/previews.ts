import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../caches/resultCache';
import type { Installation } from '../packages/installation';
import { type DemoModel, modulesOf, sourcesOf } from './demos';
import { packagesOf } from './modules';

export const previewsFolder = 'data/previews';

/** Modules that load their data in an effect, so that the server renders nothing for them. */
const loadingModules = /^(?:@mui\/x-data-grid|@toolpad\/core\/Crud)(?:\/|$)/;

/** Returns whether a demo shows data that the server doesn't have. */
export const loadsData = ({ stylings: [first] }: DemoModel): boolean =>
  (first?.modules ?? []).some(({ imports }) =>
    imports.some(({ specifier, typeOnly }) => !typeOnly && loadingModules.test(specifier)),
  );

/** Its name contains a hash of the sources and the versions of the packages of a demo. */
export function previewRecord(demo: DemoModel, installation: Installation): string {
  const packages = [...packagesOf(modulesOf(demo)), '@mui/x-data-grid'];
  const versions = installation.versions(demo.version.packages, packages);
  const hash = hashOf([sourcesOf(demo), versions]).slice(0, 12);
  return `${previewsFolder}/${demo.name}-${hash}.html`;
}

/** `null` if no preview is recorded, and empty if the server's preview is complete. */
export function readPreview(
  siteDir: string,
  demo: DemoModel,
  installation: Installation,
): string | null {
  if (!loadsData(demo)) return null;
  const file = path.join(siteDir, previewRecord(demo, installation));
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
