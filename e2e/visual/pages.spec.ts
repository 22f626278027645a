import { weighedPages } from '../budgets';
import { expect, test } from '../fixtures';

test.use({ allowedMessages: ['status of 404', 'net::ERR_'] });

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [kind, url] of Object.entries(weighedPages))
  for (const [device, viewport] of Object.entries(widths))
    for (const mode of ['light', 'dark'] as const)
      for (const direction of ['ltr', 'rtl']) {
        const name = [kind, device, mode, direction].join(' ');
        test(name, async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
          await page.addInitScript(
            (value) => localStorage.setItem('docs-direction', value),
            direction,
          );
          await page.goto(url, { waitUntil: 'networkidle' });
          await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}.png`, {
            // Ads rotate.
            mask: [page.locator('.Ad-root')],
          });
        });
      }
