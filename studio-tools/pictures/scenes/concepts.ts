import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { area, scene, topOf } from '../../scene';
import { authJs } from '../../fakeHosts';
import { areaOf } from '../../marks';

scene(
  'concepts/authentication',
  { app: 'office', hosts: authJs },
  async ({ editor, page, shot }) => {
    await editor.openPage('invoices', 'Invoices');
    await page.getByRole('button', { name: 'Authorization' }).first().click();
    await editor.dialog.waitFor();
    await page.waitForTimeout(1000);
    await shot('settings', topOf(editor.dialog, 460));
    await page.goto('/prod/pages/invoices');
    await page.getByRole('button', { name: /GitHub/ }).waitFor();
    await shot('sign-in', area(340, 150, 600, 500));
  },
);

scene('concepts/building-ui', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('dashboard', 'This week');
  await editor.selectInside('figures', 'chart');
  await shot('selection', area(290, 48, 730, 480));
  await shot('hierarchy', editor.explorer.hierarchy, { pad: 12 });
  await editor.selectInside('search', 'refresh');
  await shot('alignment', topOf(editor.inspector, 420));
  await editor.openLibrary();
  await shot('library', area(248, 48, 320, 500));
  await page.getByPlaceholder('Search components').fill('table');
  await shot('library-search', area(248, 48, 320, 200));
  await page.getByPlaceholder('Search components').fill('');
  const canvas = await page.locator('iframe[name="data-toolpad-canvas"]').boundingBox();
  const x = (canvas?.x ?? 0) + 300;
  await editor.drag('Markdown', [x, 300], [x, 150]);
  await page.waitForTimeout(800);
  await shot('drop', area(290, 48, 730, 420));
  await page.mouse.up();
  await page.goto('/prod/pages/dashboard');
  await page.getByText('Sales').waitFor();
  await page.waitForTimeout(1500);
  await shot('result', area(0, 0, 1280, 520));
});

scene('concepts/custom-components', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('invoices', 'The message is');
  await editor.openLibrary();
  const create = page.getByText('Create', { exact: true }).last();
  await create.scrollIntoViewIfNeeded();
  await shot('library', area(248, 500, 320, 300), { marks: [{ on: create, ring: true }] });
  await create.click();
  await editor.dialog.waitFor();
  await shot('create', editor.dialog, { pad: 12 });
  await page.keyboard.press('Escape');
  await editor.select('greeting');
  await shot('inspector', area(290, 48, 990, 320));
  await page.goto('/prod/pages/invoices');
  await page.getByLabel('Message').fill('Good evening!');
  await page.getByText('The message is: Good evening!').waitFor();
  await shot('result', area(0, 48, 900, 140));
});

scene(
  'concepts/custom-functions',
  { app: 'custom-functions', viewport: { width: 1280, height: 870 } },
  async ({ editor, page, shot }) => {
    await editor.openPage('orders', 'Hafen Logistik');
    await editor.openQuery('getOrders');
    await editor.run();
    await shot('editor', editor.queryEditor);
    await page.getByRole('tabpanel', { name: 'Config' }).getByRole('button').first().click();
    await page.waitForTimeout(1000);
    const { x, y, height } = await areaOf(editor.queryEditor);
    await shot('functions', area(x, y, 514, height));
    await editor.openPage('animals', 'Minka');
    await editor.openQuery('getAnimals');
    await shot('parameters', page.getByRole('tabpanel', { name: 'Parameters' }), { pad: 8 });
    await page.goto('/prod/pages/animals');
    await page.getByText('Minka').waitFor();
    await shot('result', [page.getByLabel('Name'), page.locator('.MuiDataGrid-root')], { pad: 14 });
  },
);

/** An app that an Express server runs under a different path. */
const server = { file: 'server.mjs', base: '/my-app' };

scene('concepts/custom-server', { example: 'custom-server', server }, async ({ page, shot }) => {
  const health = await page.request.get('/health-check');
  if (!health.ok()) throw new Error(`The route of the server: ${health.status()}`);
  await page.goto('/my-app/pages/page');
  await page.getByRole('gridcell', { name: 'server.mjs' }).waitFor();
  await page.waitForTimeout(1000);
  await shot('result', area(0, 0, 1280, 400));
});

scene('concepts/data-binding', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('orders', 'Nordic Tools');
  await editor.selectInside('footer', 'message');
  await shot('bind-button', topOf(editor.inspector, 480), {
    marks: [{ on: editor.bindButton('value'), ring: true }],
  });
  await editor.openBinding('value');
  await shot('binding-editor', topOf(editor.dialog, 400));
  await editor.closeDialog();
  await editor.select('dataGrid');
  await editor.bindButton('rows').click();
  await editor.writeBinding(
    'getOrders.data?.map((order) => ({ ...order, customer: order.customer.toUpperCase() }))',
  );
  await shot('transformation', topOf(editor.dialog, 400));
  await page.goto('/prod/pages/orders');
  await page.getByText('Nordic Tools').click();
  await page.getByText('Selected: Nordic Tools').waitFor();
  await shot('result', area(320, 48, 960, 480));
});

scene('concepts/data-providers', { app: 'shop' }, async ({ editor, page, shot }) => {
  const grid = area(320, 112, 960, 366);
  await page.goto('/prod/pages/customers');
  await page.getByText('Nordic Tools').waitFor();
  await shot('grid', grid);
  await page.getByRole('columnheader', { name: 'City' }).click();
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: 'Filters' }).or(page.getByText('Filters')).first().click();
  await page.waitForTimeout(800);
  await page.keyboard.type('o');
  await page.waitForTimeout(1500);
  await shot('filter', grid);
  await page.goto('/prod/pages/customers');
  const row = page.getByRole('row', { name: /Nordic Tools/ });
  await row.getByRole('menuitem').or(row.getByRole('button')).first().click();
  await page.waitForTimeout(800);
  await shot('edit', grid);
  await editor.openPage('orders', 'Nordic Tools');
  await editor.select('dataGrid');
  await page.getByRole('button', { name: 'Data provider' }).click();
  await page.waitForTimeout(1500);
  await shot('rows-source', topOf(editor.inspector, 320));
  await page.getByLabel('Data Provider', { exact: true }).last().click();
  await page.getByText('Create new data provider').click();
  await editor.dialog.waitFor();
  await shot('create', editor.dialog, { pad: 12 });
});

// The production build has no bar that says "preview".
scene('concepts/deployment', { app: 'shop', command: 'start' }, async ({ page, shot }) => {
  await page.goto('/prod/pages/orders');
  await page.getByText('Nordic Tools').waitFor();
  await shot('production', area(0, 0, 1280, 520));
});

scene('concepts/event-handling', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('orders', 'Nordic Tools');
  await editor.selectInside('filters', 'create');
  await editor.openBinding('onClick');
  await shot('code', topOf(editor.dialog, 400));
  await editor.closeDialog();
  await editor.selectInside('footer', 'open');
  await editor.openBinding('onClick');
  await shot('navigation', topOf(editor.dialog, 400));
  await page.goto('/prod/pages/orders');
  await page.getByText('Nordic Tools').waitFor();
  await page.getByLabel('Customer', { exact: true }).fill('Casa Verde');
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.getByText('Created an order for').waitFor();
  await shot('result', area(320, 48, 960, 480));
});

scene('concepts/file-structure', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('orders', 'Nordic Tools');
  const orders = page.getByRole('treeitem', { name: 'Orders', exact: true });
  await orders.hover();
  await orders.getByRole('button').click();
  await page.waitForTimeout(600);
  await shot('explorer', area(0, 48, 420, 420));
});

scene(
  'concepts/http-requests',
  { app: 'shop', env: {}, viewport: { width: 1500, height: 800 } },
  async ({ editor, page, studio, shot }) => {
    writeFileSync(path.join(studio.appFolder, '../.env'), 'ORDERS_API_KEY=key-of-the-shop\n');
    await editor.openPage('orders', 'Nordic Tools');
    await editor.openQuery('getOrders');
    const request = page.getByRole('tabpanel', { name: 'Config' });
    await shot('url-query', request);
    await page.getByRole('tab', { name: 'Headers' }).click();
    await shot('headers', request);
    await page.getByRole('tab', { name: 'Transform' }).click();
    await editor.run();
    await page.waitForTimeout(1500);
    await shot('transform', editor.queryEditor);
    await shot('parameters', page.getByRole('tabpanel', { name: 'Parameters' }));
    await editor.openBinding('url');
    await shot('bind-url', topOf(editor.dialog, 400));
    await editor.closeDialog();
    await editor.openBinding('apiKey');
    await shot('secret', topOf(editor.dialog, 400));
    await editor.closeDialog();
    await editor.openQuery('createOrder');
    await page.getByRole('tab', { name: 'Body' }).click();
    await page.waitForTimeout(1500);
    await shot('body', request);
  },
);

scene(
  'concepts/page-properties',
  { app: 'shop', viewport: { width: 1280, height: 640 } },
  async ({ editor, page, shot }) => {
    await editor.openPage('orders', 'Nordic Tools');
    await shot('page-tab', topOf(editor.inspector, 470));
    await page
      .getByRole('button', { name: 'Add page parameters' })
      .or(page.getByText('status'))
      .first()
      .click();
    await editor.dialog.waitFor();
    await shot('parameters', editor.dialog, { pad: 12 });
    await page.goto('/prod/pages/orders?status=shipped');
    await page.getByText('Orders: shipped').waitFor();
    await page.getByText('Nordic Tools').waitFor();
    await shot('shell', area(0, 0, 1280, 540));
    await page.goto('/prod/pages/orders?toolpad-display=standalone');
    await page.getByText('Nordic Tools').waitFor();
    await shot('standalone', area(0, 0, 1280, 440));
  },
);

scene('concepts/queries', { app: 'shop' }, async ({ editor, page, shot }) => {
  await editor.openPage('orders', 'Nordic Tools');
  await page.getByRole('button', { name: 'Create new query' }).click();
  await page.getByText('REST API').waitFor();
  await shot('add', area(0, 420, 730, 260));
  await page.keyboard.press('Escape');
  await editor.openQuery('getOrders');
  await editor.run();
  await shot('editor', editor.queryEditor);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await shot('settings', page.getByRole('tabpanel', { name: 'Settings' }));
  await page.goto('/prod/pages/orders');
  await page.getByText('Nordic Tools').waitFor();
  await page.getByLabel('Customer', { exact: true }).fill('Casa Verde');
  await page.getByRole('button', { name: 'Create order' }).click();
  await page.getByText('Created an order for').waitFor();
  await shot('result', area(0, 48, 1280, 480));
});

scene('concepts/rbac', { app: 'office' }, async ({ editor, page, shot }) => {
  await editor.openPage('invoices', 'Invoices');
  await shot('page-authorization', topOf(editor.inspector, 600));
  await page.getByRole('button', { name: 'Authorization' }).first().click();
  await page.getByRole('tab', { name: 'Roles' }).click();
  await page.getByText('Can view invoices').waitFor();
  await shot('roles', topOf(editor.dialog, 400));
  await page.getByRole('tab', { name: 'Role mappings' }).click();
  await page.waitForTimeout(1000);
  await shot('mapping', topOf(editor.dialog, 400));
});

scene('concepts/theming', { app: 'shop' }, async ({ editor, page, shot }) => {
  const style = [
    '"border": 2,',
    '"borderColor": "primary.main",',
    '"borderRadius": 2,',
    '"boxShadow": 3',
  ];
  await editor.openPage('dashboard', 'This week');
  await page.getByRole('tab', { name: 'Theme' }).click();
  await shot('theme', topOf(editor.inspector, 300));
  await page.getByRole('tabpanel', { name: 'Theme' }).getByText(/^#/).first().click();
  await page.waitForTimeout(800);
  await shot('color', area(940, 48, 340, 700));
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
  await shot('sx', editor.dialog, { pad: 12 });
  await editor.dialog.getByRole('button', { name: 'Save' }).click();
  // The dialog stays open.
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  await editor.dialog.waitFor({ state: 'hidden' });
  await page.waitForTimeout(5000);
  await page.goto('/prod/pages/dashboard');
  await page.getByText('Sales').waitFor();
  await page.waitForTimeout(1500);
  await shot('result', area(320, 48, 960, 470));
});
