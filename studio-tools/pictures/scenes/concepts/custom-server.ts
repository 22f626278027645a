import { defineScene } from '../../takeStudioPictures';

/** An app that an Express server runs under its own path. */
export default defineScene({
  example: 'custom-server',
  server: { file: 'server.mjs', base: '/my-app' },
  changesNothing: true,
  async take({ page, studio, shot }) {
    const health = await page.request.get(`${studio.url}/health-check`);
    if (!health.ok()) throw new Error(`The route of the server: ${health.status()}`);
    await page.goto(`${studio.url}/my-app/pages/page`, { timeout: 90_000 });
    await page.getByRole('gridcell', { name: 'server.mjs' }).waitFor();
    await page.waitForTimeout(1000);
    await shot('result', { crop: { x: 0, y: 0, width: 1280, height: 400 }, pad: 0 });
  },
});
