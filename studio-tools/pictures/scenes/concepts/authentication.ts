import type { Hosts } from '@site/tools/pictures';
import { officeEnv } from '../../apps/officeEnv';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

/**
 * Stands in for the logo that Studio's sign-in page loads from Auth.js: four arcs in the colors of
 * Google.
 */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="4">
  <path d="M18.4 6.6A9 9 0 0 0 5 7.4" stroke="#ea4335"/><path d="M5 7.4a9 9 0 0 0 0 9.2" stroke="#fbbc05"/>
  <path d="M5 16.6a9 9 0 0 0 12.8 2.3" stroke="#34a853"/><path d="M17.8 18.9A9 9 0 0 0 21 12h-9" stroke="#4285f4"/></svg>`;

export const hosts: Hosts = {
  'authjs.dev': () => new Response(logo, { headers: { 'content-type': 'image/svg+xml' } }),
};

export default defineScene({
  app: 'studio-tools/pictures/apps/office',
  hosts,
  env: officeEnv,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'invoices', 'Invoices');
    await page.getByRole('button', { name: 'Authorization' }).first().click();
    await editor.dialog.waitFor();
    await page.waitForTimeout(1000);
    await shot('settings', { crop: await topOf(editor.dialog, 460), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/invoices`);
    await page.getByRole('button', { name: /GitHub/ }).waitFor();
    await shot('sign-in', { crop: { x: 340, y: 150, width: 600, height: 500 }, pad: 0 });
  },
});
