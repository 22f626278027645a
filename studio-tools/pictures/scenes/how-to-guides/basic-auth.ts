import { defineScene } from '../../takeStudioPictures';

const credentials = { user: 'admin', password: 'a-long-password' };

/**
 * An app behind a password, in production mode. The browser's own prompt cannot be photographed.
 */
export default defineScene({
  example: 'qr-generator',
  command: 'start',
  env: {
    TOOLPAD_BASIC_AUTH_USER: credentials.user,
    TOOLPAD_BASIC_AUTH_PASSWORD: credentials.password,
  },
  async take({ page, studio, shot }) {
    const refused = await page.request.get(`${studio.url}/prod/`);
    if (refused.status() !== 401) throw new Error(`Without a password: ${refused.status()}`);
    const token = Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
    await page.setExtraHTTPHeaders({ authorization: `Basic ${token}` });
    await page.goto(`${studio.url}/prod/pages/qrcode`);
    await page.getByRole('img', { name: /^QR code of/ }).waitFor();
    await page.waitForTimeout(1500);
    await shot('app', { crop: { x: 0, y: 0, width: 1280, height: 560 }, pad: 0 });
  },
});
