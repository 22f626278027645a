import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'account', 'Member since');
    await editor.selectInside('form', 'texts');
    await editor.selectInside('texts', 'newPassword');
    await shot('inspector', { crop: await topOf(editor.inspector, 752), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/account`);
    await page.getByLabel('Password').fill('abc');
    await page.getByLabel('ZIP code').fill('1234567');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForTimeout(1200);
    await shot('validation', { crop: { x: 320, y: 96, width: 960, height: 210 }, pad: 0 });
    await shot('appearance', { crop: { x: 320, y: 250, width: 960, height: 160 }, pad: 0 });
  },
});
