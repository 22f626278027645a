import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { npmApi } from '../../../studio';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

const page = (
  port: string,
) => `<!doctype html><html lang="en"><title>Company site</title><meta charset="utf-8">
  <style>body{margin:0;font:16px/1.6 sans-serif;color:#1a1f26;background:#fff}header{padding:20px 40px;background:#123;color:#fff;font-weight:700}main{padding:20px 40px}iframe{width:100%;height:520px;border:1px solid #b8c4d4;border-radius:8px}
  @media (prefers-color-scheme:dark){body{color:#ebeef1;background:#0f1214}}</style>
  <header>Company site</header><main><h1>Our packages</h1><p>How often our packages are downloaded:</p>
  <iframe title="npm downloads" src="http://localhost:${port}/prod/pages/page"></iframe></main></html>`;

/** A website on this machine: a browser lets none of the internet embed a page of this machine. */
export async function startWebsite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page(new URL(url, 'http://localhost').searchParams.get('port') ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

let website = '';

/** A page without a shell: its display mode in the editor, and in a frame of another website. */
export default defineScene({
  example: 'npm-stats',
  hosts: npmApi,
  before: async () => {
    const { url, stop } = await startWebsite();
    website = url;
    return { stop };
  },
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'page', '0.13.0');
    await page.getByRole('tab', { name: 'Page', exact: true }).click();
    const field = editor.inspector.getByText('No shell').first();
    await field.waitFor();
    await shot('display', {
      crop: await topOf(editor.inspector, 560),
      pad: 0,
      marks: [{ on: field, ring: true }],
    });
    await page.goto(`${website}?port=${new URL(studio.url).port}`);
    const frame = page.frameLocator('iframe');
    await frame.locator('.MuiLineElement-root').waitFor();
    await frame.getByRole('gridcell', { name: '0.13.0' }).waitFor();
    await page.waitForTimeout(2000);
    await shot('embedded', { crop: { x: 0, y: 0, width: 1280, height: 760 }, pad: 0 });
  },
});
