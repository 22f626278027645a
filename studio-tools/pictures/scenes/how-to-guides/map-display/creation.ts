import { defineScene } from '../../../takeStudioPictures';

/** The steps that create a custom component, in a new app. */
export default defineScene({
  async take({ editor, page, studio, shot }) {
    await editor.open(studio.url, 'page');
    await editor.openLibrary();
    const create = page.getByText('Create', { exact: true }).last();
    await create.scrollIntoViewIfNeeded();
    await shot('create', {
      crop: { x: 250, y: 520, width: 300, height: 280 },
      pad: 0,
      marks: [{ on: create, arrow: 'right' }],
    });
    await create.click();
    const dialog = page.locator('.MuiDialog-paper');
    await dialog.getByRole('textbox').first().fill('Map');
    await shot('name', { crop: dialog, pad: 0 });
  },
});
