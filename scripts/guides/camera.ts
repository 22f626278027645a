import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { density, encodeNormal, encodePicture, shoot } from '../studio-pictures/camera';
import { pageOf, pictureName } from '../studio-pictures/findScenes';
import { keepPicture } from '../studio-pictures/manifest';
import { modes } from '../studio-pictures/scene';
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
      const seen: Buffer[] = [];
      for (const mode of modes) {
        await window.emulateMedia({ colorScheme: mode });
        const png = await shoot(window, options);
        if (seen.some((other) => other.equals(png)))
          throw new Error(`The picture "${name}" is the same in both modes.`);
        seen.push(png);
        const { width = 0, height = 0 } = await sharp(png).metadata();
        const content = await encodePicture(png);
        keepPicture({
          name,
          scene,
          page: pageOf(scene, shotName),
          mode,
          format: 'webp',
          width: width / density,
          height: height / density,
          content,
          source,
          normal: await encodeNormal(content),
        });
      }
      await window.emulateMedia({ colorScheme: 'light' });
      if (before) await window.setViewportSize(before);
      taken.add(name);
    };
  return { density, on, taken };
}
