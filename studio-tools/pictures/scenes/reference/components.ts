import { type Hosts, areaOf } from '@site/tools/pictures';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { defineScene } from '../../takeStudioPictures';

/** Stands in for the picture that the page of the Image shows: two strokes in MUI's blue. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="200" height="120" fill="none" stroke="#007fff" stroke-width="9" stroke-linejoin="round">
  <path d="M12 40V14l19 11 19-11v26M31 47l19 10 19-11V35"/><path d="M88 14v10"/></svg>`;

export const hosts: Hosts = {
  'mui.com': () => new Response(logo, { headers: { 'content-type': 'image/svg+xml' } }),
};

const pagesFolder = path.join(import.meta.dirname, '../../../apps/catalog/pages');

interface Node {
  component: string;
  name: string;
  children?: Node[];
}

/** Names of the nodes that lead to a component: its parents, and itself. */
function pathTo(component: string, nodes: Node[]): string[] | undefined {
  for (const { name, component: kind, children = [] } of nodes) {
    if (kind === component) return [name];
    const below = pathTo(component, children);
    if (below) return [name, ...below];
  }
  return undefined;
}

/**
 * The component that a page of the catalog shows, `pageColumn` for PageColumn, and where it is in
 * the hierarchy.
 */
function shownOn(pageName: string): string[] {
  const { spec } = parse(readFileSync(path.join(pagesFolder, pageName, 'page.yml'), 'utf8')) as {
    spec: { content: Node[] };
  };
  const component = pageName[0]!.toUpperCase() + pageName.slice(1);
  const nodes = pathTo(component, spec.content);
  if (!nodes) throw new Error(`The page "${pageName}" has no ${component}.`);
  return nodes;
}

/** Name of the reference page: `page-column` for the page `pageColumn`. */
const fileName = (pageName: string) =>
  pageName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lower end of the texts, inputs and drawings in a part of the window. */
const endOf = (element: Locator) =>
  element.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((node) => node.childElementCount === 0 && node.getClientRects().length > 0)
      .filter((node) => node.textContent?.trim() || node.matches('input, img, path, rect'))
      .reduce((end, node) => Math.max(end, node.getBoundingClientRect().bottom), 0),
  );

/** Width of the inspector in the pictures, and of the window. */
const inspectorWidth = 320;
const windowWidth = 1000;

/** Each built-in component, selected on the canvas, beside its inspector. */
export default defineScene({
  app: 'studio-tools/pictures/apps/catalog',
  hosts,
  viewport: { width: windowWidth, height: 1000 },
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    const frame = page.locator('iframe[name="data-toolpad-canvas"]');
    for (const pageName of readdirSync(pagesFolder).sort()) {
      const [first = '', second] = shownOn(pageName);
      await page.goto(`${studio.url}/prod/editor/app/pages/${pageName}`, { timeout: 90_000 });
      await editor.canvas
        .locator('#root > *')
        .first()
        .waitFor({ state: 'attached', timeout: 90_000 });
      await page.waitForTimeout(2500);
      await (second ? editor.selectInside(first, second) : editor.select(first));
      await editor.widenInspector(windowWidth - inspectorWidth);
      const canvas = await areaOf(frame);
      const ends = await Promise.all([
        endOf(editor.inspector),
        endOf(editor.canvas.locator('#root')).then((end) => canvas.y + end + 48),
      ]);
      const height = Math.min(canvas.height, Math.max(...ends) + 16 - canvas.y);
      await shot(fileName(pageName), {
        crop: { x: canvas.x, y: canvas.y, width: windowWidth - canvas.x, height },
        pad: 0,
      });
    }
  },
});
