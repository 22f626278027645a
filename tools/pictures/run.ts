import { parseArgs } from 'node:util';
import { installStudio } from '../studio/install';
import { findScenes, selectScenes } from './findScenes';
import { forget } from './manifest';
import { modes, type Mode } from './scene';
import { scenesFolder } from './source';
import { takeScene } from './takeScene';

/** `npm run pictures -- [scene…] [--mode light|dark]`. Scenes are taken one by one; a failed one does not stop the others. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mode: { type: 'string' } },
  });
  const { mode } = values;
  if (mode && !modes.includes(mode as Mode))
    throw new Error(`There is no mode "${mode}". Modes are ${modes.join(' and ')}.`);
  const scenes = selectScenes(findScenes(scenesFolder), positionals);
  if (scenes.some((scene) => !/^(?:core|projects)\//.test(scene))) installStudio();
  let failed = 0;
  for (const scene of scenes) {
    const start = Date.now();
    try {
      const taken = await takeScene(scene, mode ? [mode as Mode] : modes);
      if (!mode) forget(scene, taken);
      console.log(
        `✓ ${scene}: ${taken.size} pictures (${((Date.now() - start) / 1000).toFixed(0)} s)`,
      );
    } catch (error) {
      failed += 1;
      console.error(`✗ ${scene}`, error);
    }
  }
  console.log(failed === 0 ? `All ${scenes.length} scenes are taken.` : `${failed} scenes failed.`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
