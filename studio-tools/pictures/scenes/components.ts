import { areaOf } from '../../marks';
import { area, scene, topOf } from '../../scene';

scene('components/button', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('buttons', 'contained');
  await editor.selectInside('greetings', 'greet');
  await shot('inspector', area(290, 48, 990, 520));
  await editor.openBinding('onClick');
  await shot('on-click', topOf(editor.dialog, 400));
  await page.goto('/prod/pages/buttons');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Greet' }).click();
  await page.getByText('Hello, Ada!').waitFor();
  await shot('result', area(320, 96, 960, 64));
  await shot('appearance', area(320, 160, 960, 100));
});

scene(
  'components/data-grid',
  { app: 'data-grid', viewport: { width: 1000, height: 800 } },
  async ({ editor, page, shot }) => {
    await editor.openPage('orders', 'Nordic Tools');
    await editor.select('dataGrid');
    await editor.widenInspector(716);
    const { x, y } = await areaOf(page.locator('iframe[name="data-toolpad-canvas"]'));
    const last = await areaOf(page.getByRole('button', { name: 'sx' }));
    const editorArea = area(x, y, 1000 - x, last.y + last.height + 16 - y);
    await shot('inspector', editorArea);
    await page.getByRole('button', { name: 'columns' }).click();
    await page.waitForTimeout(800);
    await shot('columns', editorArea);
    await page.getByRole('button', { name: 'Total', exact: true }).click();
    await page.waitForTimeout(800);
    await shot('column', page.locator('.MuiPopover-paper'));
    await page.goto('/prod/pages/orders');
    await page.getByText('Nordic Tools').click();
    const selected = page.getByRole('paragraph').filter({ hasText: 'Nordic Tools' });
    await shot('result', [page.locator('.MuiDataGrid-root'), selected], { pad: 16 });
  },
);

scene('components/date-picker', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('account', 'Member since');
  await editor.selectInside('form', 'dates');
  await editor.selectInside('dates', 'month');
  await shot('inspector', topOf(editor.inspector, 620));
  await page.goto('/prod/pages/account');
  await page.getByText('Billing month as the page sees it').waitFor();
  await page
    .getByRole('button', { name: /Choose date/ })
    .last()
    .click();
  await page.waitForTimeout(1000);
  await shot('result', area(320, 96, 960, 520));
});

scene(
  'components/list',
  { app: 'list', viewport: { width: 1000, height: 800 } },
  async ({ editor, page, shot }) => {
    await editor.openPage('products', 'Desk');
    await editor.select('list');
    await editor.widenInspector(716);
    const { x, y } = await areaOf(page.locator('iframe[name="data-toolpad-canvas"]'));
    const last = await areaOf(page.getByRole('button', { name: 'sx' }));
    await shot('inspector', area(x, y, 1000 - x, last.y + last.height + 16 - y));
    await page.goto('/prod/pages/products');
    await page.getByText('Desk').waitFor();
    await shot('result', page.getByRole('list').filter({ hasText: 'Lamp' }));
  },
);

scene(
  'components/text-field',
  { app: 'text-field', viewport: { width: 1000, height: 1100 } },
  async ({ editor, page, shot }) => {
    await editor.openPage('account', 'Save');
    await editor.selectInside('form', 'texts');
    await editor.selectInside('texts', 'newPassword');
    await editor.widenInspector(716);
    const last = await areaOf(page.getByLabel('maxLength'));
    const { y } = await areaOf(editor.inspector);
    await shot('inspector', topOf(editor.inspector, last.y + last.height + 24 - y));
    await page.goto('/prod/pages/account');
    await page.getByLabel('Password').fill('abc');
    await page.getByLabel('Username').fill('maximilian.brun');
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await page.waitForTimeout(1200);
    await shot('validation', [page.getByLabel('Password'), save], { pad: 16 });
    await page.goto('/prod/pages/variants');
    const [first, disabled] = [page.getByLabel('outlined'), page.getByLabel('disabled')];
    await disabled.waitFor();
    await shot('appearance', [first, page.getByLabel('filled'), disabled], { pad: 16 });
  },
);
