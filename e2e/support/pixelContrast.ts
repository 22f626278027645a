import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Selectors of an element: of the frames around it, and of itself. */
export type Target = string[];

interface Text {
  /** Box around the text, relative to the element's box. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Red, green, blue, and alpha, from 0 to 255. */
  color: number[];
  /** Contrast that WCAG AA requires for text of this size. */
  required: number;
}

/** Runs in the page: measures an element's own text, and scrolls to it. */
function measureText(element: Element): Text {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = element.getBoundingClientRect();
  const text = range.getBoundingClientRect();
  const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = element instanceof SVGElement ? fill : color;
  context.fillRect(0, 0, 1, 1);
  const pixels = parseFloat(fontSize);
  const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
  return {
    x: text.x - box.x,
    y: text.y - box.y,
    width: text.width,
    height: text.height,
    color: [...context.getImageData(0, 0, 1, 1).data],
    required: isLarge ? 3 : 4.5,
  };
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a color, which may be translucent, on an opaque background. */
function contrastOn(background: number[], color: number[]): number {
  const alpha = (color[3] ?? 255) / 255;
  const seen = background.map((value, at) => value * (1 - alpha) + (color[at] ?? 0) * alpha);
  const [lighter = 0, darker = 0] = [background, seen].map(luminanceOf).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Hides texts and their underlines. Keeps `color`, because icons and borders may have it. */
const hiddenText = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
  }
  text, tspan { fill: transparent !important }`;

/** Finds the contrast of a text with 95 % of the pixels behind it; lines may cross it. */
async function contrastOf(page: Page, element: Locator): Promise<[number, Text] | undefined> {
  const text = await element.evaluate(measureText);
  const box = await element.boundingBox();
  if (!box || text.width < 1 || text.height < 1) return undefined;
  const picture = await page.screenshot({
    clip: { ...text, x: box.x + text.x, y: box.y + text.y },
    style: hiddenText,
  });
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const contrasts = Array.from({ length: pixels.length / 3 }, (_, at) =>
    contrastOn([...pixels.subarray(3 * at, 3 * at + 3)], text.color),
  ).sort((a, b) => a - b);
  return [contrasts[Math.floor(contrasts.length / 20)] ?? 0, text];
}

/**
 * Compares the color of texts with the pixels behind them.
 * @returns the texts whose contrast is below WCAG AA
 */
export async function findLowContrast(page: Page, targets: Target[]): Promise<string[]> {
  const found: string[] = [];
  for (const target of targets) {
    const frames = target.slice(0, -1);
    const scope = frames.reduce<Pick<Page, 'frameLocator' | 'locator'>>(
      (outer, selector) => outer.frameLocator(selector),
      page,
    );
    const [contrast, text] = (await contrastOf(page, scope.locator(target.at(-1) ?? ''))) ?? [];
    if (contrast !== undefined && text && contrast < text.required)
      found.push(`${target.join(' ')} (${contrast.toFixed(2)})`);
  }
  return found;
}
