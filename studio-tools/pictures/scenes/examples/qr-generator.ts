import { defineScene } from '../../takeStudioPictures';

/** A text and its QR code in the running app, and the query between them. */
export default defineScene({
  example: 'qr-generator',
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'qrcode', 'Encoded text');
    await editor.openQuery('qrImage');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page
      .getByRole('tabpanel', { name: 'Preview' })
      .getByText(/data:image/)
      .first()
      .waitFor();
    await shot('query', {
      crop: editor.queryEditor,
      pad: 0,
      marks: [
        { on: page.getByText('generateQrCode').first(), number: 1, ring: true, at: 'left' },
        { on: page.getByLabel('Bind property "content"'), number: 2, ring: true, at: 'right' },
      ],
    });
    await page.goto(`${studio.url}/prod/pages/qrcode`);
    const field = page.getByRole('textbox', { name: 'Encoded text' });
    const image = page.getByRole('img', { name: /^QR code of/ });
    await image.waitFor();
    await field.fill('https://example.com/orders');
    await page.waitForTimeout(4000);
    await shot('app', { crop: { x: 0, y: 48, width: 1280, height: 600 }, pad: 0 });
  },
});
