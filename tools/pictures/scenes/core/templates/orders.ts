import { defineLiveScene } from '../../../scenes';

export default defineLiveScene({
  live: 'orders',
  viewport: { width: 1120, height: 720 },
  async take({ page, url, shot }) {
    await page.goto(url);
    await page.getByRole('button', { name: 'Ines Okafor, admin' }).click();
    await page.getByRole('heading', { name: 'Latest orders' }).waitFor();
    await page.mouse.move(0, 0);
    // The bars grow into place.
    await page.waitForTimeout(1500);
    await shot('dashboard');
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('row', { name: /1070 Halden Paper/ }).waitFor();
    await page.waitForTimeout(1500);
    await shot('orders', { crop: { x: 0, y: 0, width: 1120, height: 500 }, pad: 0 });
  },
});
