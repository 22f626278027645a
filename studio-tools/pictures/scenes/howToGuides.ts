import { google, mapTiles, npmApi, serviceAccount } from '../../fakeHosts';
import { area, scene, topOf } from '../../scene';
import { startMariaDb, startOrdersApi, startWebsite } from '../../services';

const credentials = { user: 'admin', password: 'a-long-password' };

// An app behind a password, in production mode. Screenshots can't contain the browser's own prompt.
scene(
  'how-to-guides/basic-auth',
  {
    example: 'qr-generator',
    command: 'start',
    env: {
      TOOLPAD_BASIC_AUTH_USER: credentials.user,
      TOOLPAD_BASIC_AUTH_PASSWORD: credentials.password,
    },
  },
  async ({ page, shot }) => {
    const refused = await page.request.get('/prod/');
    if (refused.status() !== 401) throw new Error(`Without a password: ${refused.status()}`);
    const token = Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
    await page.setExtraHTTPHeaders({ authorization: `Basic ${token}` });
    await page.goto('/prod/pages/qrcode');
    await page.getByRole('img', { name: /^QR code of/ }).waitFor();
    await page.waitForTimeout(1500);
    await shot('app', area(0, 0, 1280, 560));
  },
);

scene(
  'how-to-guides/connect-to-databases',
  { example: 'mysql', before: startMariaDb },
  async ({ editor, page, shot }) => {
    await editor.openPage('orders', 'Standing desk');
    await editor.openQuery('getOrder');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await preview
      .getByText(/Array|Object|\[/)
      .first()
      .waitFor();
    await page.waitForTimeout(500);
    await shot('query', editor.queryEditor, {
      marks: [
        { on: editor.bindButton('orderId'), number: 1, ring: true, at: 'right' },
        { on: preview.getByRole('treeitem').first(), number: 2, at: 'right' },
      ],
    });
    await page.goto('/prod/pages/orders');
    await page.getByRole('gridcell', { name: 'Standing desk' }).waitFor();
    await shot('result', area(0, 48, 1280, 700));
    await editor.openPage('orders', 'Standing desk');
    await editor.newQuery();
    await page.getByText('Custom', { exact: true }).last().click();
    await page.getByText('Select function').first().click();
    await page.getByText('getOrdersByCustomer', { exact: true }).last().waitFor();
    await page.waitForTimeout(800);
    await shot('select-function', area(250, 340, 760, 460));
  },
);

scene(
  'how-to-guides/connect-to-googlesheets',
  { example: 'google-sheet', hosts: google, env: serviceAccount() },
  async ({ editor, page, shot }) => {
    await editor.openPage('sheets', 'Spreadsheet');
    await page.waitForTimeout(3000);
    await editor.selectInside('inputs', 'spreadsheet');
    await editor.openBinding('options');
    await shot('options', page.locator('.MuiDialog-paper'));
    await page.keyboard.press('Escape');
    await editor.openQuery('fetchSheet');
    await shot('parameters', editor.queryEditor, {
      marks: [
        { on: editor.bindButton('spreadsheetId'), number: 1, ring: true, at: 'right' },
        { on: editor.bindButton('range'), number: 2, ring: true, at: 'right' },
      ],
    });
    await page.goto('/prod/pages/sheets');
    await page.getByRole('combobox', { name: 'Spreadsheet' }).click();
    await page.getByRole('option', { name: 'Inventory, spring' }).click();
    await page.getByRole('gridcell', { name: 'Monitor arm' }).waitFor();
    await shot('result', area(0, 48, 1280, 560));
  },
);

scene('how-to-guides/cube-component', { example: 'cube' }, async ({ editor, page, shot }) => {
  await editor.openPage('page', 'orange');
  await editor.canvas.locator('canvas').waitFor();
  await page.waitForTimeout(3000);
  await editor.select('cube');
  await shot('inspector', area(290, 48, 990, 420));
  await editor.openLibrary();
  const entry = page.getByText('Cube', { exact: true }).first();
  await entry.scrollIntoViewIfNeeded();
  await shot('library', area(250, 520, 300, 280), { marks: [{ on: entry, ring: true }] });
  await page.goto('/prod/pages/page');
  await page.getByRole('combobox', { name: 'Color' }).click();
  await page.getByRole('option', { name: 'seagreen' }).click();
  await page.waitForTimeout(2500);
  await shot('result', area(0, 48, 1280, 600));
});

scene(
  'how-to-guides/customize-datagrid/columns',
  { example: 'custom-datagrid-column' },
  async ({ editor, page, shot }) => {
    await editor.openPage('orders', 'Standing desk');
    await editor.select('dataGrid');
    await editor.inspector.getByRole('button', { name: 'columns' }).click();
    const popover = page.locator('.MuiPopover-paper').last();
    await popover.waitFor();
    await shot('columns', popover, { pad: 12 });
    await popover.getByText('Order ID', { exact: true }).first().click();
    await page.waitForTimeout(500);
    await shot('component', popover, {
      pad: 12,
      marks: [{ on: popover.getByText('OrderIdChip').first(), ring: true }],
    });
    await popover.getByRole('combobox', { name: 'type' }).click();
    const list = page.getByRole('listbox');
    await list.waitFor();
    await shot('type', [popover, list], { pad: 12 });
    await page.goto('/prod/pages/orders');
    await page.getByText('7f3c9a51', { exact: true }).hover();
    await page.getByRole('tooltip').waitFor();
    await shot('result', area(0, 48, 1280, 500));
  },
);

// Without its own columns, the grid takes them from the rows.
scene(
  'how-to-guides/customize-datagrid/guessed',
  { app: 'guessed-columns' },
  async ({ editor, page, shot }) => {
    await editor.openPage('orders', 'Standing desk');
    await page.waitForTimeout(2000);
    await shot('default', area(291, 48, 731, 420));
  },
);

scene(
  'how-to-guides/delete-datagrid-row',
  { example: 'delete-datagrid-row', before: startOrdersApi },
  async ({ editor, page, shot }) => {
    await editor.openPage('orders', 'Chidi Okafor');
    await editor.selectInside('buttons', 'deleteButton');
    await shot('loading', topOf(editor.inspector, 590), {
      marks: ['loading', 'disabled'].map((name) => ({ on: editor.bindButton(name), ring: true })),
    });
    await editor.openBinding('onClick');
    await shot('on-click', topOf(editor.dialog, 340));
    await page.keyboard.press('Escape');
    await editor.openQuery('deleteOrder');
    const method = editor.queryEditor.getByText('DELETE', { exact: true }).first();
    await shot('query', editor.queryEditor, {
      marks: [
        { on: method, number: 1, ring: true, at: 'bottom' },
        { on: editor.bindButton('url'), number: 2, ring: true, at: 'right' },
        { on: editor.bindButton('id'), number: 3, ring: true, at: 'right' },
      ],
    });
    await editor.openBinding('id');
    await shot('parameter', topOf(editor.dialog, 340));
    await page.goto('/prod/pages/orders');
    await page.getByRole('gridcell', { name: 'Chidi Okafor' }).click();
    await shot('result', area(0, 48, 1280, 560));
  },
);

// The dialog that opens if Studio finds no code editor.
scene(
  'how-to-guides/editor-path',
  { example: 'qr-generator', env: { EDITOR: '' } },
  async ({ editor, page, shot }) => {
    await editor.openPage('qrcode', 'Encoded text');
    await editor.openQuery('qrImage');
    const config = page.getByRole('tabpanel', { name: 'Config' });
    await config.getByRole('button', { name: 'Open', exact: true }).click();
    const dialog = page.locator('.MuiDialog-paper');
    await dialog
      .getByText(/Editor not found|No editor/i)
      .first()
      .waitFor();
    await shot('not-found', dialog);
  },
);

// A page without a shell: its display mode in the editor, and in a frame of another website.
scene(
  'how-to-guides/embed-pages',
  { example: 'npm-stats', hosts: npmApi },
  async ({ editor, page, studio, shot }) => {
    const website = await startWebsite(`${studio.url}/prod/pages/page`);
    await editor.openPage('page', '0.13.0');
    await page.getByRole('tab', { name: 'Page', exact: true }).click();
    const field = editor.inspector.getByText('No shell').first();
    await field.waitFor();
    await shot('display', topOf(editor.inspector, 560), { marks: [{ on: field, ring: true }] });
    await page.goto(website.url);
    const frame = page.frameLocator('iframe');
    await frame.locator('.MuiLineElement-root').waitFor();
    await frame.getByRole('gridcell', { name: '0.13.0' }).waitFor();
    await page.waitForTimeout(2000);
    await shot('embedded', area(0, 0, 1280, 760));
    website.stop();
  },
);

scene('how-to-guides/map-display/creation', {}, async ({ editor, page, shot }) => {
  await editor.openPage('page');
  await editor.openLibrary();
  const create = page.getByText('Create', { exact: true }).last();
  await create.scrollIntoViewIfNeeded();
  await shot('create', area(250, 520, 300, 280), { marks: [{ on: create, arrow: 'right' }] });
  await create.click();
  const dialog = page.locator('.MuiDialog-paper');
  await dialog.getByRole('textbox').first().fill('Map');
  await shot('name', dialog);
});

scene(
  'how-to-guides/map-display/use',
  { example: 'map', hosts: mapTiles },
  async ({ editor, page, shot }) => {
    await editor.openPage('page', 'OpenStreetMap');
    await page.waitForTimeout(3000);
    await editor.selectInside('maps', 'map1');
    await page.waitForTimeout(1500);
    await shot('inspector', [page.locator('#page-editor'), editor.inspector]);
    await editor.openLibrary();
    const entry = page.getByText('Map', { exact: true }).first();
    await entry.scrollIntoViewIfNeeded();
    await shot('library', area(250, 520, 300, 280), { marks: [{ on: entry, ring: true }] });
    await page.goto('/prod/pages/page');
    await page.locator('img.leaflet-tile-loaded').first().waitFor();
    await page.waitForTimeout(2500);
    await shot('result', area(0, 48, 1280, 600));
  },
);

// An app in production mode, as a host runs it.
scene(
  'how-to-guides/render-deploy',
  { example: 'custom-datagrid-column', command: 'start' },
  async ({ page, shot }) => {
    await page.goto('/');
    await page.getByText('7f3c9a50', { exact: true }).waitFor();
    await shot('production', area(0, 0, 1280, 520));
  },
);
