import type { Locator } from '@playwright/test';
import { areaOf, type Area } from './marks';

/**
 * The upper part of an element, `height` CSS pixels high. Dialogs of the editor are mostly empty
 * below.
 */
export async function topOf(element: Locator, height: number): Promise<Area> {
  const area = await areaOf(element);
  return { ...area, height: Math.min(area.height, height) };
}
