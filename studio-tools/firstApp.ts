import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { Editor } from './editor';
import { step, type Walk } from './walk';

/** Guides use the walk outside of the test runner, which has a timeout for first loads, too. */
const expect = playwrightExpect.configure({ timeout: 120_000 });

/**
 * Replaces the text of the code editor outside of dialogs, at once, because the editor would close
 * brackets by itself.
 */
async function typeCode({ page }: Editor, code: string): Promise<void> {
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(code);
  await page.keyboard.press('Home');
}

/** The picture in the canvas. */
const photo = ({ canvas }: Editor) => canvas.locator('img[src*="/breeds/"]');

/**
 * The tutorial's clicks, with its pictures on the way: `docs-studio/getting-started/first-app.mdx`,
 * word by word.
 */
export const firstApp: Walk = {
  'place-the-components': [
    step(['Component library', 'Data Grid'], async ({ editor }, library, grid) => {
      await editor.openLibrary(library);
      await editor.place(grid, 650, 100);
    }),
    step(['Image'], async ({ editor, shot }, image) => {
      await editor.place(image, 650, 480);
      for (const name of ['dataGrid', 'image'])
        await expect(editor.explorer.hierarchy.getByText(name, { exact: true })).toBeVisible();
      await shot('canvas');
    }),
  ],
  'fetch-the-breeds': [
    step(['+', 'Queries', 'REST API'], async ({ editor, shot }, _plus, queries, rest) => {
      await editor.newQuery(queries, rest);
      await shot('add-query');
      await editor.chooseKind(rest);
    }),
    step(['https://dog.ceo/api/breeds/list/all'], async ({ editor }, url) => {
      const field = editor.page.getByRole('textbox', { name: 'url' });
      await expect(field).toHaveValue(/^https:/);
      await field.fill(url);
    }),
    step(['Run', 'message'], async ({ editor, shot }, run, message) => {
      await editor.run(/status: "success"/, run);
      await editor.page
        .getByRole('treeitem', { name: new RegExp(`${message}: Object`) })
        .locator('span')
        .first()
        .click();
      await shot('query-response');
    }),
    step(
      ['Transform', 'Transform response', 'data', 'return Object.entries(data.message);', 'Run'],
      async ({ editor, shot }, transform, response, _data, code, run) => {
        await editor.page.getByRole('tab', { name: transform }).click();
        await editor.page.getByText(response).click();
        await typeCode(editor, code);
        await editor.run(/\(\d+\) \[Array/, run);
        await shot('transform');
      },
    ),
    step(['Save'], async ({ editor }, save) => editor.saveQuery(save)),
    step(['dogQuery'], async ({ editor }, name) => editor.renameQuery('query', name)),
    step(['All changes saved!'], async ({ editor }) => editor.reload()),
  ],
  'bind-the-grid': [
    step(['rows'], async ({ editor, shot }, rows) => {
      await editor.select('dataGrid');
      await editor.page.getByLabel(`Bind property "${rows}"`).hover();
      await shot('bind-button');
      await editor.openBinding(rows);
    }),
    step(['dogQuery.data'], async ({ editor, shot }, expression) => {
      await editor.writeBinding(expression);
      await shot('bind-rows');
    }),
    step(['Update binding', '0', '1'], async ({ editor, shot }, update, ...columns) => {
      await editor.updateBinding(update);
      await editor.canvas.getByText('beagle').waitFor();
      for (const name of columns)
        await expect(editor.canvas.getByRole('columnheader', { name, exact: true })).toBeVisible();
      await shot('grid-data');
    }),
  ],
  'follow-the-selection': [
    step(['REST API', 'Parameters', 'breed'], async ({ editor, shot }, rest, tab, breed) => {
      await editor.newQuery('Queries', rest);
      await editor.chooseKind(rest);
      const parameters = editor.page.getByRole('tabpanel', { name: tab });
      await parameters.getByRole('textbox', { name: 'field' }).fill(breed);
      await shot('parameter');
    }),
    step(
      ['breed', 'akita', "dataGrid.selection?.[0] ?? 'akita'"],
      async ({ editor, shot }, breed, akita, expression) => {
        await editor.openBinding(breed);
        await editor.writeBinding(expression);
        await expect(editor.dialog.getByText(akita).last()).toBeVisible();
        await shot('bind-parameter');
        await editor.updateBinding();
      },
    ),
    step(
      ['url', '`https://dog.ceo/api/breed/${parameters.breed}/images/random`'],
      async ({ editor, shot }, url, expression) => {
        await editor.openBinding(url);
        await editor.writeBinding(expression);
        await shot('bind-url');
        await editor.updateBinding();
        await editor.run(/status: "success"/);
      },
    ),
    step(['Save', 'imageQuery'], async ({ editor }, save, name) => {
      await editor.saveQuery(save);
      await editor.renameQuery('query', name);
      await editor.reload();
    }),
    step(['src', 'imageQuery.data.message'], async ({ editor, shot }, src, expression) => {
      await editor.select('image');
      await editor.openBinding(src);
      await editor.writeBinding(expression);
      await shot('bind-src');
      await editor.updateBinding();
      await expect(photo(editor)).toHaveAttribute('src', /akita/);
    }),
    step([], async ({ editor, shot }) => {
      await editor.select('dataGrid');
      await editor.canvas.getByText('beagle').click();
      await expect(photo(editor)).toHaveAttribute('src', /beagle/);
      await editor.page.waitForTimeout(2000);
      await shot('selection');
    }),
  ],
  preview: [
    step(['Preview'], async ({ editor: { page }, shot }, preview) => {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: preview, exact: true }).click();
      const tab = await opened;
      await tab.waitForURL(/\/prod\/pages\/page/);
      await tab.close();
      await page.goto(tab.url());
      await page.getByText('borzoi').click();
      await expect(page.locator('img[src*="/breeds/borzoi/"]')).toBeVisible();
      await page.waitForTimeout(2000);
      await shot('preview');
    }),
  ],
};

/** Uses the finished app: selects a breed, and sees a photo of it. */
export async function tryFirstApp(page: Page): Promise<void> {
  const photoOf = (breed: string) => page.locator(`img[src*="/breeds/${breed}/"]`);
  await expect(photoOf('akita')).toBeVisible();
  await page.getByRole('gridcell', { name: 'borzoi' }).click();
  await expect(photoOf('borzoi')).toBeVisible();
  await expect(photoOf('akita')).toHaveCount(0);
}
