import type { Editor } from '../../../editor';
import { defineScene, type Stage } from '../../../scene';
import { expressions } from './expressions';

type Shot = Stage['shot'];

async function listBreeds(editor: Editor, shot: Shot): Promise<void> {
  const { page } = editor;
  await editor.newQuery();
  await shot('add-query');
  await editor.chooseRestApi();
  await page.getByRole('textbox', { name: 'url' }).fill('https://dog.ceo/api/breeds/list/all');
  await editor.run(/status: "success"/);
  await page
    .getByRole('treeitem', { name: /message: Object/ })
    .locator('span')
    .first()
    .click();
  await shot('query-response');
  await page.getByRole('tab', { name: 'Transform' }).click();
  await page.getByText('Transform response').click();
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(expressions.transform);
  await page.keyboard.press('Home');
  await editor.run(/\(\d+\) \[Array/);
  await shot('transform');
  await editor.saveQuery();
  await editor.renameQuery('query', 'dogQuery');
  await editor.reload();
}

async function fillGrid(editor: Editor, shot: Shot): Promise<void> {
  await editor.select('dataGrid');
  await editor.page.getByLabel('Bind property "rows"').hover();
  await shot('bind-button');
  await editor.typeBinding('rows', expressions.rows);
  await shot('bind-rows');
  await editor.updateBinding();
  await editor.canvas.getByText('beagle').waitFor();
  await shot('grid-data');
}

async function followSelection(editor: Editor, shot: Shot): Promise<void> {
  const { page } = editor;
  await editor.newQuery();
  await editor.chooseRestApi();
  await page
    .getByRole('tabpanel', { name: 'Parameters' })
    .getByRole('textbox', { name: 'field' })
    .fill('breed');
  await shot('parameter');
  await editor.typeBinding('breed', expressions.breed);
  await shot('bind-parameter');
  await editor.updateBinding();
  await editor.typeBinding('url', expressions.url);
  await shot('bind-url');
  await editor.updateBinding();
  await editor.run(/status: "success"/);
  await editor.saveQuery();
  await editor.renameQuery('query', 'imageQuery');
  await editor.reload();
  await editor.select('image');
  await editor.typeBinding('src', expressions.src);
  await shot('bind-src');
  await editor.updateBinding();
  // The first press in the canvas selects a component, those after it reach the component itself.
  await editor.select('dataGrid');
  await editor.canvas.getByText('beagle').click();
  await page.waitForTimeout(2000);
  await shot('selection');
}

/** Builds the app of the tutorial by hand, as its reader does, with a picture at each step. */
export default defineScene({
  async take({ editor, studio, shot }) {
    await editor.open(studio.url, 'page');
    await editor.place('Data Grid', 650, 100);
    await editor.place('Image', 650, 480);
    await shot('canvas');
    await listBreeds(editor, shot);
    await fillGrid(editor, shot);
    await followSelection(editor, shot);
    await editor.page.goto(`${studio.url}/prod/pages/page`);
    await editor.page.getByText('borzoi').click();
    await editor.page.waitForTimeout(2000);
    await shot('preview');
  },
});
