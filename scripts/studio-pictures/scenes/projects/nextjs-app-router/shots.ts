import { defineProjectScene } from '../../../scene';

export default defineProjectScene({
  project: 'nextjs-app-router',
  viewport: { width: 900, height: 420 },
  async take({ page, url, shot }) {
    await page.goto(url);
    await page.getByText('Three orders are waiting to be packed.').waitFor();
    await shot('nextjs-app-router');
  },
});
