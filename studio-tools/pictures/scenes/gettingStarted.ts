import { dogApi } from '../../fakeHosts';
import { firstApp } from '../../firstApp';
import { area, scene } from '../../scene';
import { walkThrough } from '../../walk';

// Builds the app of the tutorial by hand, as its reader does, with a picture at each step.
scene('getting-started/first-app', { hosts: dogApi }, async ({ editor, shot }) => {
  await editor.openPage('page');
  await walkThrough(firstApp, { editor, shot });
});

scene(
  'getting-started/moving-to-core',
  { app: 'moving-to-core', viewport: { width: 1100, height: 640 } },
  async ({ page, shot }) => {
    await page.goto('/prod/pages/tasks');
    await page.getByText('Order new helmets').waitFor();
    await page.getByLabel('Title').last().fill('Call the insurance company');
    const due = page.getByRole('group', { name: 'Due' }).or(page.getByLabel('Due')).last();
    // The first part of the date, the month.
    await due.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('05092025');
    await page.getByRole('button', { name: 'Add task' }).click();
    await page.getByText('Call the insurance company').waitFor();
    await shot('studio', area(0, 48, 1100, 480));
  },
);

// The editor with the finished app. The list on the page explains the numbers.
scene('getting-started/overview', { app: 'overview', hosts: dogApi }, async ({ editor, shot }) => {
  await editor.openPage('page', 'beagle');
  await editor.select('dataGrid');
  await editor.openLibrary();
  await shot('editor', undefined, {
    marks: [
      { number: 1, on: area(222, 198, 0, 0) },
      { number: 2, on: area(521, 320, 0, 0) },
      { number: 3, on: area(960, 130, 0, 0) },
      { number: 4, on: area(1245, 112, 0, 0) },
    ],
  });
});
