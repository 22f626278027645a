import { defineProjectScene } from '../../../scene';

export default defineProjectScene({
  project: 'orders-start',
  viewport: { width: 900, height: 420 },
  async take({ page, url, shot }) {
    await page.goto(url);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await shot('orders-start');
  },
});
