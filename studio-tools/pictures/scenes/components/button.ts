import { createShopHosts } from '../../apps/hosts';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'buttons', 'contained');
    await editor.selectInside('greetings', 'greet');
    await shot('inspector', { crop: { x: 290, y: 48, width: 990, height: 520 }, pad: 0 });
    await editor.openBinding('onClick');
    await shot('on-click', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/buttons`);
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Greet' }).click();
    await page.getByText('Hello, Ada!').waitFor();
    await shot('result', { crop: { x: 320, y: 96, width: 960, height: 64 }, pad: 0 });
    await shot('appearance', { crop: { x: 320, y: 160, width: 960, height: 100 }, pad: 0 });
  },
});
