import type { Page } from '@playwright/test';
import type { ShotOptions } from './camera';

export interface SceneContext {
  page: Page;
  /** URL of the application. Paths of its pages follow after `#`. */
  url: string;
  /** Takes a picture for `<Picture name="core/<page>/<name>">`. */
  shot: (name: string, options?: ShotOptions) => Promise<void>;
}

interface CoreScene {
  /** Application in `examples/` that needs no server. */
  live: string;
  /** Size of the window in CSS pixels. */
  viewport: { width: number; height: number };
  take: (context: SceneContext) => Promise<void>;
}

/** Scenes of applications with Toolpad Core by name: the path of their page in `docs-core`. */
export const coreScenes = new Map<string, CoreScene>();

function scene(name: string, options: Omit<CoreScene, 'take'>, take: CoreScene['take']): void {
  coreScenes.set(name, { ...options, take });
}

scene(
  'core/templates/orders',
  { live: 'orders', viewport: { width: 1120, height: 720 } },
  async ({ page, url, shot }) => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Ines Okafor, admin' }).click();
    await page.getByRole('heading', { name: 'Latest orders' }).waitFor();
    await page.mouse.move(0, 0);
    // The bars are animated.
    await page.waitForTimeout(1500);
    await shot('dashboard');
    await page.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('row', { name: /1070 Halden Paper/ }).waitFor();
    await page.waitForTimeout(1500);
    await shot('orders', { crop: { x: 0, y: 0, width: 1120, height: 500 }, pad: 0 });
  },
);

// On the page of all example projects.
scene(
  'projects/plain',
  { live: 'plain', viewport: { width: 960, height: 360 } },
  async ({ page, url, shot }) => {
    await page.goto(url);
    await page.getByRole('link', { name: 'Orders' }).first().click();
    await page.getByText('Orders from this week.').waitFor();
    await page.mouse.move(0, 0);
    await shot('plain');
  },
);
