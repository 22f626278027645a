import { createShopHosts } from '../../apps/hosts';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

const style = [
  '"border": 2,',
  '"borderColor": "primary.main",',
  '"borderRadius": 2,',
  '"boxShadow": 3',
];

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'dashboard', 'This week');
    await page.getByRole('tab', { name: 'Theme' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Theme' });
    await shot('theme', { crop: await topOf(editor.inspector, 300), pad: 0 });
    await panel.getByText(/^#/).first().click();
    await page.waitForTimeout(800);
    await shot('color', { crop: { x: 940, y: 48, width: 340, height: 700 }, pad: 0 });
    await page.keyboard.press('Escape');
    await editor.selectInside('figures', 'chart');
    await page.getByRole('button', { name: 'sx' }).click();
    await editor.dialog.locator('.monaco-editor').first().click();
    await page.keyboard.press('Control+A');
    // The editor closes the bracket and indents the lines by itself.
    await page.keyboard.type('{');
    await page.keyboard.press('Enter');
    for (const [index, line] of style.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await page.keyboard.insertText(line);
    }
    await page.waitForTimeout(1000);
    await shot('sx', { crop: editor.dialog });
    await editor.dialog.getByRole('button', { name: 'Save' }).click();
    // The dialog stays open.
    await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
    await editor.dialog.waitFor({ state: 'hidden' });
    await page.waitForTimeout(5000);
    await page.goto(`${studio.url}/prod/pages/dashboard`);
    await page.getByText('Sales').waitFor();
    await page.waitForTimeout(1500);
    await shot('result', { crop: { x: 320, y: 48, width: 960, height: 470 }, pad: 0 });
  },
});
