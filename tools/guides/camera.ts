import type { Page } from '@playwright/test';
import { pageOf, pictureName } from '@site/tools/picture-names';
import { density, keepPhoto, modes, shoot } from '@site/tools/pictures';
import { guideScene, guideSource } from './pictures';
import type { Shot } from './scenario';

/** Size of the window in a picture, in CSS pixels: a page shows about 700 pixels of width. */
const size = { width: 960, height: 600 };

export interface GuideCamera {
  /** Device pixels a CSS pixel of the window. */
  density: number;
  /** The `shot` of a scenario, on its browser page. */
  on: (page: Page) => Shot;
  /** Names of the pictures taken so far. */
  taken: Set<string>;
}

/** Takes pictures of a guide's project for its page, each in light and in dark mode. */
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
      // The badge of Next.js in development is no part of the project.
      await window.addStyleTag({ content: 'nextjs-portal { display: none }' });
      // Both at once: a notification does not stay for long.
      const shots: Buffer[] = [];
      for (const mode of modes) {
        await window.emulateMedia({ colorScheme: mode });
        shots.push(await shoot(window, options));
      }
      await window.emulateMedia({ colorScheme: 'light' });
      if (before) await window.setViewportSize(before);
      const [light, dark] = shots;
      if (light && dark?.equals(light))
        throw new Error(`The picture "${name}" is the same in both modes.`);
      for (const [index, png] of shots.entries())
        await keepPhoto(png, {
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
