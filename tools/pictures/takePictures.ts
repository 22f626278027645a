import { attempt } from '@site/tools/report';
import { installStudio } from '@site/tools/studio';
import { findScenes, selectScenes } from './findScenes';
import { forget } from './manifest';
import { modes, type Mode } from './scene';
import { scenesFolder } from './source';
import { takeScene } from './takeScene';

/**
 * Takes the pictures of scenes one by one. A failed one doesn't stop the others.
 * @param wanted names of scenes or of their folders; all scenes if empty
 * @param mode the only mode in which pictures are taken
 * @returns whether all scenes were taken
 */
export async function takePictures(wanted: readonly string[], mode?: Mode): Promise<boolean> {
  const scenes = selectScenes(findScenes(scenesFolder), wanted);
  if (scenes.some((scene) => !/^(?:core|projects)\//.test(scene))) installStudio();
  let failed = 0;
  for (const scene of scenes) {
    const { failure } = await attempt(scene, async () => {
      const taken = await takeScene(scene, mode ? [mode] : modes);
      if (!mode) forget(scene, taken);
    });
    if (failure !== undefined) failed += 1;
  }
  console.log(failed === 0 ? `All ${scenes.length} scenes are taken.` : `${failed} scenes failed.`);
  return failed === 0;
}
