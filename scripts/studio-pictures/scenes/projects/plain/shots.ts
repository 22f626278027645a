import { defineProjectScene } from '../../../scene';

export default defineProjectScene({
  project: 'plain',
  viewport: { width: 900, height: 420 },
  async take({ page, url, shot }) {
    await page.goto(url);
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByText('Orders from this week.').waitFor();
    await page.mouse.move(0, 0);
    await shot('plain');
  },
});
