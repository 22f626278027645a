import { attempt } from '@site/tools/report';
import { installStudio } from '@site/tools/studio';
import { findScenes, selectScenes } from './findScenes';
import { removeOldPictures } from './manifest';
import { modes, type Mode } from './scene';
import { scenesFolder } from './source';
import { takeScene } from './takeScene';

/**
 * Takes the pictures of scenes one after the other. Continues after a scene fails.
 * @param wanted names of scenes or groups; all scenes if empty
 * @param mode takes pictures in this mode only; in both by default
 * @returns whether all scenes succeeded
 */
export async function takePictures(wanted: readonly string[], mode?: Mode): Promise<boolean> {
  const scenes = selectScenes(findScenes(scenesFolder), wanted);
  if (scenes.some((scene) => !/^(?:core|projects)\//.test(scene))) installStudio();
  let failed = 0;
  for (const scene of scenes) {
    const { failure } = await attempt(scene, async () => {
      const taken = await takeScene(scene, mode ? [mode] : modes);
      if (!mode) removeOldPictures(scene, taken);
    });
    if (failure !== undefined) failed += 1;
  }
  console.log(
    failed === 0 ? `Took the pictures of all ${scenes.length} scenes.` : `${failed} scenes failed.`,
  );
  return failed === 0;
}
