import { createShopHosts } from '../../apps/hosts';
import { defineScene } from '../../takeStudioPictures';

/** The production build: without the bar that says "preview". */
export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  command: 'start',
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ page, studio, shot }) {
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByText('Nordic Tools').waitFor();
    await shot('production', { crop: { x: 0, y: 0, width: 1280, height: 520 }, pad: 0 });
  },
});
