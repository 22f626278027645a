import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { muiLogo } from '../../fakeHosts';
import { areaOf } from '../../marks';
import { area, scene } from '../../scene';

const pagesFolder = path.join(__dirname, '../apps/catalog/pages');

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
 * The component that a page of the catalog shows, such as PageColumn on `pageColumn`, and its
 * position in the hierarchy.
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

/** Lower end of the texts, inputs, and drawings in a part of the window. */
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

// Each built-in component, selected on the canvas, beside its inspector.
scene(
  'reference/components',
  { app: 'catalog', hosts: muiLogo, viewport: { width: windowWidth, height: 1000 } },
  async ({ editor, page, shot }) => {
    const frame = page.locator('iframe[name="data-toolpad-canvas"]');
    for (const pageName of readdirSync(pagesFolder).sort()) {
      const [first = '', second] = shownOn(pageName);
      await page.goto(`/prod/editor/app/pages/${pageName}`);
      await editor.canvas.locator('#root > *').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(2500);
      await (second ? editor.selectInside(first, second) : editor.select(first));
      await editor.widenInspector(windowWidth - inspectorWidth);
      const canvas = await areaOf(frame);
      const ends = await Promise.all([
        endOf(editor.inspector),
        endOf(editor.canvas.locator('#root')).then((end) => canvas.y + end + 48),
      ]);
      const height = Math.min(canvas.height, Math.max(...ends) + 16 - canvas.y);
      await shot(fileName(pageName), area(canvas.x, canvas.y, windowWidth - canvas.x, height));
    }
  },
);
