import type { Locator } from '@playwright/test';

/**
 * Scrolls to an element and waits until it stands still. Sections get their real heights near the
 * viewport, so after a long jump an element moves once more, and a click between two frames misses
 * it.
 */
export async function scrollTo(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        let last = NaN;
        let frames = 0;
        const look = () => {
          const { top } = node.getBoundingClientRect();
          frames = top === last ? frames + 1 : 0;
          last = top;
          if (frames === 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
