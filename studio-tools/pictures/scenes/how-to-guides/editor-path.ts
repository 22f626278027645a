import { defineScene } from '../../takeStudioPictures';

/** The dialog that opens where no code editor is found. */
export default defineScene({
  example: 'qr-generator',
  env: { EDITOR: '' },
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'qrcode', 'Encoded text');
    await editor.openQuery('qrImage');
    await page
      .getByRole('tabpanel', { name: 'Config' })
      .getByRole('button', { name: 'Open', exact: true })
      .click();
    const dialog = page.locator('.MuiDialog-paper');
    await dialog
      .getByText(/Editor not found|No editor/i)
      .first()
      .waitFor();
    await shot('not-found', { crop: dialog, pad: 0 });
  },
});
