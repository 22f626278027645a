import type { Locator } from '@playwright/test';

/** How long an element must stand still, in ms, and how often that's checked in this time. */
const still = { time: 120, checks: 4 };

/**
 * Scrolls to an element and waits until it stands still. Sections get their real heights near the
 * viewport, so after a long jump an element moves once more, and a click between two frames misses
 * it.
 */
export async function scrollTo(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  let last = await element.boundingBox();
  for (let same = 0; same < still.checks;) {
    await element.page().waitForTimeout(still.time / still.checks);
    const box = await element.boundingBox();
    same = box?.y === last?.y ? same + 1 : 0;
    last = box;
  }
}
