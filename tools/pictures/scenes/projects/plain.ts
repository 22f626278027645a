import { defineLiveScene } from '../../scenes';

export default defineLiveScene({
  live: 'plain',
  viewport: { width: 960, height: 360 },
  async take({ page, url, shot }) {
    await page.goto(url);
    await page.getByRole('link', { name: 'Orders' }).first().click();
    await page.getByText('Orders from this week.').waitFor();
    await page.mouse.move(0, 0);
    await shot('plain');
  },
});
