import path from 'node:path';
import { writeFiles } from '@site/tools/api-reference';
import { evaluateComponents } from './evaluate';
import { installPackage } from './install';
import { runMain } from '@site/tools/report';
import { studioOptions, type StudioReferenceOptions } from './options';
import { renderStudio, toReference } from './toReference';

/** Installs and evaluates the published components, and writes their data. */
async function generateStudio(
  options: StudioReferenceOptions,
): Promise<{ components: number; written: number; removed: number }> {
  installPackage(options);
  const components = toReference(await evaluateComponents(options), options);
  return {
    components: components.length,
    ...writeFiles(options, renderStudio(components, options.dataDir)),
  };
}

// `npm run api:generate`
runMain(async () => {
  const { components, written, removed } = await generateStudio(
    studioOptions(path.join(import.meta.dirname, '../..')),
  );
  console.log(
    `Studio reference: ${components} components, ${written} files written, ${removed} removed.`,
  );
});
