import type { Locator, Page } from '@playwright/test';
import type { Area } from '../tools/pictures/camera';

export type { Area };

export type Side = 'left' | 'right' | 'top' | 'bottom';

/**
 * A mark over a picture that points to an element. Without a ring or an arrow, it is a numbered
 * disc on the element.
 */
export interface Mark {
  on: Locator | Area;
  number?: number;
  /** A frame around the element. */
  ring?: boolean;
  /** Side of the element from which an arrow points to it. */
  arrow?: Side;
  /**
   * Position of the disc: the center of the element or the middle of a side. With an arrow, the
   * start of the arrow.
   */
  at?: Side | 'center';
}

/** Position and size of an element in the window. */
export async function areaOf(target: Locator | Area): Promise<Area> {
  if (!('boundingBox' in target)) return target;
  const box = await target.first().boundingBox();
  if (!box) throw new Error(`Not in view: ${String(target)}`);
  return box;
}

const color = '#c2185b';
const arrowLength = 52;
const ringGap = 4;
const directions = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
  center: { x: 0, y: 0 },
};

/** The middle of a side of an area, moved outward by `gap` pixels. */
function pointAt({ x, y, width, height }: Area, side: Side | 'center', gap: number) {
  const direction = directions[side];
  return {
    x: x + width / 2 + direction.x * (width / 2 + gap),
    y: y + height / 2 + direction.y * (height / 2 + gap),
  };
}

const numberedDisc = (number: number, { x, y }: { x: number; y: number }) =>
  `<circle cx="${x}" cy="${y}" r="15" fill="${color}" stroke="#fff" stroke-width="2.5"/>
   <text x="${x}" y="${y}" dy=".36em" fill="#fff" font="700 16px sans-serif" style="font:700 16px sans-serif" text-anchor="middle">${number}</text>`;

/** SVG of one mark around an element. */
export function drawMark({ number, ring, arrow, at }: Omit<Mark, 'on'>, area: Area): string {
  const parts: string[] = [];
  if (ring)
    parts.push(
      `<rect x="${area.x - ringGap}" y="${area.y - ringGap}" width="${area.width + 2 * ringGap}" height="${area.height + 2 * ringGap}" rx="8" fill="none" stroke="#fff" stroke-width="6"/>
       <rect x="${area.x - ringGap}" y="${area.y - ringGap}" width="${area.width + 2 * ringGap}" height="${area.height + 2 * ringGap}" rx="8" fill="none" stroke="${color}" stroke-width="3"/>`,
    );
  const gap = ring ? ringGap : 0;
  if (arrow) {
    const tail = pointAt(area, arrow, gap + arrowLength);
    const tip = pointAt(area, arrow, gap + 5);
    const line = `M${tail.x} ${tail.y}L${tip.x} ${tip.y}`;
    parts.push(
      `<path d="${line}" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
       <path d="${line}" stroke="${color}" stroke-width="4" marker-end="url(#mark-tip)"/>`,
    );
    if (number !== undefined) parts.push(numberedDisc(number, tail));
  } else if (number !== undefined)
    parts.push(numberedDisc(number, pointAt(area, at ?? 'center', gap)));
  return parts.join('\n');
}

/**
 * Draws marks over the page. They ignore pointer events, so that open tooltips and menus stay open.
 * @returns a function that removes them
 */
export async function drawMarks(page: Page, marks: Mark[]): Promise<() => Promise<void>> {
  const drawn = await Promise.all(
    marks.map(async ({ on, ...mark }) => drawMark(mark, await areaOf(on))),
  );
  await page.evaluate(
    ([content, fill]) => {
      const layer = document.createElement('div');
      layer.id = 'picture-marks';
      layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:99999';
      layer.innerHTML = `<svg width="100%" height="100%"><defs><marker id="mark-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto"><path d="M0 0 10 5 0 10z" fill="${fill}"/></marker></defs>${content}</svg>`;
      document.body.append(layer);
    },
    [drawn.join(''), color] as const,
  );
  return () => page.evaluate(() => document.getElementById('picture-marks')?.remove());
}
