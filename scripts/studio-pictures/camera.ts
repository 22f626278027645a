import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

export type Mode = 'light' | 'dark';

/** Width and height of every picture, in CSS pixels; `<Picture>` names the same figures. */
export const frame = { width: 1280, height: 800 };

/** The largest file a picture may have. */
const maxBytes = 80_000;

/** Folder of the pictures, as `<Picture name="studio/…">` counts. */
export const imagesFolder = path.join(import.meta.dirname, '../../static/static/images/studio');

/** Encodes as WebP, at the best quality that stays below `maxBytes`. */
async function encode(png: Buffer): Promise<Buffer> {
  for (const quality of [86, 78, 70, 60, 50]) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`A picture stays above ${maxBytes} bytes at the lowest quality.`);
}

/** Takes the picture of what the page shows now, as `<name>-<mode>.webp`. The name is that of `<Picture>` without `studio/`. */
export async function shoot(page: Page, name: string, mode: Mode): Promise<void> {
  // Transitions and tooltips of the last step come to rest.
  await page.waitForTimeout(600);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = path.join(imagesFolder, `${name}-${mode}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await encode(png));
}
