import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'account', 'Member since');
    await editor.selectInside('form', 'dates');
    await editor.selectInside('dates', 'month');
    await shot('inspector', { crop: await topOf(editor.inspector, 620), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/account`);
    await page.getByText('Billing month as the page sees it').waitFor();
    await page
      .getByRole('button', { name: /Choose date/ })
      .last()
      .click();
    await page.waitForTimeout(1000);
    await shot('result', { crop: { x: 320, y: 96, width: 960, height: 520 }, pad: 0 });
  },
});
