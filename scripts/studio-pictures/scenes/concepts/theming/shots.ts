import { topOf } from '../../../crops';
import { defineScene } from '../../../scene';

export default defineScene({
  app: 'scripts/studio-pictures/apps/shop',
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'dashboard', 'This week');
    await page.getByRole('tab', { name: 'Theme' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Theme' });
    await shot('theme', { crop: await topOf(editor.inspector, 300), pad: 0 });
    await panel.getByText(/^#/).first().click();
    await page.waitForTimeout(800);
    await shot('color', { crop: { x: 640, y: 48, width: 640, height: 560 }, pad: 0 });
    await page.keyboard.press('Escape');
    await editor.selectInside('figures', 'chart');
    await page.getByRole('button', { name: 'sx' }).click();
    await editor.dialog.locator('.monaco-editor').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(
      '{\n  "border": 2,\n  "borderColor": "primary.main",\n  "borderRadius": 2,\n  "boxShadow": 3\n}',
    );
    await page.waitForTimeout(1000);
    await shot('sx', { crop: editor.dialog });
    await editor.dialog.getByRole('button', { name: 'Save' }).click();
    await page.waitForTimeout(2000);
    await page.goto(`${studio.url}/prod/pages/dashboard`);
    await page.getByText('Sales').waitFor();
    await page.waitForTimeout(1500);
    await shot('result', { crop: { x: 320, y: 48, width: 960, height: 470 }, pad: 0 });
  },
});
