import type { Page } from '@playwright/test';

interface Mark {
  number: number;
  /** Center of the mark, in CSS pixels of the window. */
  x: number;
  y: number;
}

/** Draws numbered discs over the page. They take no pointer events, so what opens on hover stays open. */
export async function mark(page: Page, marks: Mark[]): Promise<void> {
  await page.evaluate((list) => {
    for (const { number, x, y } of list) {
      const disc = document.createElement('div');
      disc.textContent = String(number);
      Object.assign(disc.style, {
        position: 'fixed',
        left: `${x - 20}px`,
        top: `${y - 20}px`,
        width: '40px',
        font: '700 22px/40px sans-serif',
        textAlign: 'center',
        color: '#fff',
        background: '#c2185b',
        borderRadius: '50%',
        boxShadow: '0 0 0 3px #fff, 0 4px 12px rgb(0 0 0 / 40%)',
        pointerEvents: 'none',
        zIndex: '9999',
      });
      document.body.append(disc);
    }
  }, marks);
}
