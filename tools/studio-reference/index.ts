import path from 'node:path';
import type { StudioComponent } from '../../src/site/studioApi';
import { type Files, writeFiles } from '@site/tools/api-reference';
import { evaluateComponents } from './evaluate';
import { installPackage } from './install';
import type { StudioReferenceOptions } from './options';
import { toReference } from './toReference';

export { studioOptions } from './options';

/** Renders a file for each component. */
export const renderStudio = (components: StudioComponent[], dataDir: string): Files =>
  new Map(
    components.map((component) => [
      path.posix.join(dataDir, `${component.name}.json`),
      `${JSON.stringify(component, null, 2)}\n`,
    ]),
  );

/** Installs and evaluates the published components, and writes their data. */
export async function generateStudio(
  options: StudioReferenceOptions,
): Promise<{ components: number; written: number; removed: number }> {
  installPackage(options);
  const components = toReference(await evaluateComponents(options), options);
  return {
    components: components.length,
    ...writeFiles(options, renderStudio(components, options.dataDir)),
  };
}
