import { npmApi } from '../../fakeHosts';
import { area, scene, topOf } from '../../scene';

scene(
  'examples/basic-crud-app',
  { example: 'basic-crud-app', viewport: { width: 1280, height: 860 } },
  async ({ editor, page, shot }) => {
    await page.goto('/prod/pages/AdminApp');
    await page.getByRole('gridcell', { name: 'Dana Levi' }).click();
    await page.getByText('Update Dana Levi').waitFor();
    await page.waitForTimeout(1000);
    await shot('forms', area(320, 112, 960, 580));
    await page.goto('/prod/pages/AdminApp1');
    const row = page.getByRole('row', { name: /Chidi Okafor/ });
    await row.getByRole('menuitem').or(row.getByRole('button')).first().click();
    await row.getByRole('textbox').first().fill('Chidi Okafor-Bello');
    await page.waitForTimeout(500);
    await shot('grid', area(320, 112, 960, 490));
    await editor.openPage('AdminApp', 'Dana Levi');
    await editor.selectInside('toolbar', 'deleteUser');
    await editor.openBinding('onClick');
    await shot('on-click', topOf(editor.dialog, 340));
    await page.keyboard.press('Escape');
    await editor.select('update');
    await page.waitForTimeout(1000);
    await shot('form', area(640, 48, 640, 612));
  },
);

scene(
  'examples/npm-stats',
  { example: 'npm-stats', hosts: npmApi },
  async ({ editor, page, shot }) => {
    await editor.openPage('page', '0.13.0');
    await editor.select('chart');
    await page
      .getByRole('button', { name: /Downloads a day/ })
      .first()
      .waitFor();
    await shot('chart', [page.locator('#page-editor'), editor.inspector]);
    await editor.openQuery('days');
    await shot('query', editor.queryEditor, {
      marks: [
        { on: editor.bindButton('start'), number: 1, ring: true, at: 'right' },
        { on: editor.bindButton('url'), number: 2, ring: true, at: 'right' },
      ],
    });
    await page.goto('/prod/pages/page');
    await page.locator('.MuiLineElement-root').waitFor();
    await page.getByRole('gridcell', { name: '0.13.0' }).waitFor();
    await page.waitForTimeout(2000);
    await shot('app', page.getByRole('main').or(page.locator('#root')));
  },
);

scene('examples/qr-generator', { example: 'qr-generator' }, async ({ editor, page, shot }) => {
  await editor.openPage('qrcode', 'Encoded text');
  await editor.openQuery('qrImage');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page
    .getByRole('tabpanel', { name: 'Preview' })
    .getByText(/data:image/)
    .first()
    .waitFor();
  await shot('query', editor.queryEditor, {
    marks: [
      { on: page.getByText('generateQrCode').first(), number: 1, ring: true, at: 'left' },
      { on: editor.bindButton('content'), number: 2, ring: true, at: 'right' },
    ],
  });
  await page.goto('/prod/pages/qrcode');
  await page.getByRole('img', { name: /^QR code of/ }).waitFor();
  await page.getByRole('textbox', { name: 'Encoded text' }).fill('https://example.com/orders');
  await page.waitForTimeout(4000);
  await shot('app', area(0, 48, 1280, 600));
});
