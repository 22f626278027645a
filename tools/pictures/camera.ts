import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { savePicture, type TakenPicture } from './manifest';

/** A part of the window, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ShotOptions {
  /** Areas that the picture shows. Default: the whole window. */
  crop?: Area | Area[];
  /** Padding around the crop in CSS pixels. Default: 12. */
  pad?: number;
  /** Time in ms for transitions and tooltips of the last step to end. Default: 600. */
  delay?: number;
}

/**
 * Device pixels per CSS pixel. Pictures stay sharp on dense screens and when readers enlarge them.
 */
export const density = 2;

/** Maximum size of a picture in bytes. */
export const maxBytes = 60_000;

/** Maximum number of pixels for lossless encoding, which takes seconds above it. */
const maxLossless = 1_500_000;

/** The smallest area in the window, in whole pixels, with all given areas and a padding. */
export function boundingArea(
  areas: Area[],
  pad: number,
  window: { width: number; height: number },
): Area {
  const left = Math.max(0, Math.floor(Math.min(...areas.map(({ x }) => x)) - pad));
  const top = Math.max(0, Math.floor(Math.min(...areas.map(({ y }) => y)) - pad));
  const right = Math.ceil(Math.max(...areas.map(({ x, width }) => x + width)) + pad);
  const bottom = Math.ceil(Math.max(...areas.map(({ y, height }) => y + height)) + pad);
  return {
    x: left,
    y: top,
    width: Math.min(window.width, right) - left,
    height: Math.min(window.height, bottom) - top,
  };
}

/**
 * Encodes a picture as WebP: lossless if the file is small enough, or with the highest possible
 * quality.
 * @throws if the file is larger than `maxBytes` even at the lowest quality
 */
export async function encodePicture(png: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  if (width * height <= maxLossless) {
    const lossless = await sharp(png).webp({ lossless: true, effort: 3 }).toBuffer();
    if (lossless.length <= maxBytes) return lossless;
  }
  for (const quality of [85, 75, 65, 55, 45, 35]) {
    const webp = await sharp(png).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(
    `A picture is larger than ${maxBytes} bytes even at the lowest quality. Crop it.`,
  );
}

/**
 * Encodes a picture with half the width and height for screens of normal density: lossless or
 * lossy, whichever is smaller.
 */
export async function encodeNormal(picture: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata();
  const small = sharp(picture).resize({ width: Math.round(width / density) });
  const [lossless, lossy] = await Promise.all([
    small.clone().webp({ lossless: true, effort: 6 }).toBuffer(),
    small.clone().webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer(),
  ]);
  return lossless.length <= lossy.length ? lossless : lossy;
}

/** Encodes a screenshot, and writes its files and its entry in the manifest. */
export async function saveScreenshot(
  png: Buffer,
  place: Pick<TakenPicture, 'name' | 'scene' | 'page' | 'source' | 'mode'>,
): Promise<void> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const content = await encodePicture(png);
  savePicture({
    ...place,
    format: 'webp',
    width: width / density,
    height: height / density,
    content,
    normal: await encodeNormal(content),
  });
}

export async function takeScreenshot(
  page: Page,
  { crop, pad = 12, delay = 600 }: ShotOptions,
): Promise<Buffer> {
  await page.waitForTimeout(delay);
  const window = page.viewportSize();
  const clip = crop && window ? boundingArea([crop].flat(), pad, window) : undefined;
  return page.screenshot({ animations: 'disabled', caret: 'hide', clip });
}
