import type { Page } from '@playwright/test';
import { pageOf, pictureName } from '@site/tools/picture-names';
import { density, saveScreenshot, modes, takeScreenshot } from '@site/tools/pictures';
import { guideScene, guideSource } from './pictures';
import type { Shot } from './scenario';

/** Size of the browser window in CSS pixels. A page shows pictures about 700 pixels wide. */
const size = { width: 960, height: 600 };

export interface GuideCamera {
  /** Device pixels per CSS pixel. */
  density: number;
  /** Returns the `shot` function of a scenario for its browser page. */
  on: (page: Page) => Shot;
  /** Names of the pictures taken so far. */
  taken: Set<string>;
}

/** Creates a camera that takes pictures of a guide's project in light and dark mode. */
export async function guideCamera(page: string, siteDir: string): Promise<GuideCamera> {
  const source = await guideSource(page, siteDir);
  const scene = guideScene(page);
  const taken = new Set<string>();
  const on =
    (window: Page): Shot =>
    async (shotName, { viewport = size, ...options } = {}) => {
      const name = pictureName(scene, shotName);
      const before = window.viewportSize();
      await window.setViewportSize(viewport);
      await window.mouse.move(0, 0);
      // The development badge of Next.js isn't part of the project.
      await window.addStyleTag({ content: 'nextjs-portal { display: none }' });
      // Take both in a row, because notifications disappear quickly.
      const shots: Buffer[] = [];
      for (const mode of modes) {
        await window.emulateMedia({ colorScheme: mode });
        shots.push(await takeScreenshot(window, options));
      }
      await window.emulateMedia({ colorScheme: 'light' });
      if (before) await window.setViewportSize(before);
      const [light, dark] = shots;
      if (light && dark?.equals(light))
        throw new Error(`The picture "${name}" is the same in both modes.`);
      for (const [index, png] of shots.entries())
        await saveScreenshot(png, {
          name,
          scene,
          page: pageOf(scene, shotName),
          source,
          mode: modes[index]!,
        });
      taken.add(name);
    };
  return { density, on, taken };
}
