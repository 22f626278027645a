import { shoot } from './camera';
import { mark } from './legend';
import type { Scene } from './scene';

/** The editor with the finished app, its four parts numbered. The page's list explains the numbers. */
export async function photographOverview({ editor, studio, mode }: Scene): Promise<void> {
  const { page } = editor;
  await page.goto(`${studio.url}/prod/editor/app/pages/page`, { timeout: 90_000 });
  await editor.canvas.getByText('beagle').waitFor({ timeout: 60_000 });
  await editor.select('dataGrid');
  await editor.openLibrary();
  await mark(page, [
    { number: 1, x: 222, y: 198 },
    { number: 2, x: 521, y: 320 },
    { number: 3, x: 960, y: 130 },
    { number: 4, x: 1245, y: 112 },
  ]);
  await shoot(page, 'overview/editor', mode);
}
