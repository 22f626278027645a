import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  async take({ editor, page, studio, shot }) {
    await page.goto(`${studio.url}/prod/editor/app/pages/invoices`, { timeout: 90_000 });
    await editor.canvas.getByText('The message is').waitFor({ timeout: 90_000 });
    await editor.openLibrary();
    const create = page.getByText('Create', { exact: true }).last();
    await create.scrollIntoViewIfNeeded();
    await shot('library', {
      crop: { x: 248, y: 500, width: 320, height: 300 },
      pad: 0,
      marks: [{ on: create, ring: true }],
    });
    await create.click();
    await editor.dialog.waitFor();
    await shot('create', { crop: editor.dialog });
    await page.keyboard.press('Escape');
    await editor.select('greeting');
    await shot('inspector', { crop: { x: 290, y: 48, width: 990, height: 320 }, pad: 0 });
    await page.goto(`${studio.url}/prod/pages/invoices`);
    await page.getByLabel('Message').fill('Good evening!');
    await page.getByText('The message is: Good evening!').waitFor();
    await shot('result', { crop: { x: 0, y: 48, width: 900, height: 140 }, pad: 0 });
  },
});
