import { test as base, type Locator } from '@playwright/test';
import path from 'node:path';
import { saveScreenshot, takeScreenshot } from '../tools/pictures/camera';
import { pictureOf, removeOldPictures } from '../tools/pictures/manifest';
import { Editor } from './editor';
import { shopHosts } from './fakeHosts';
import { mockHosts, type Hosts } from './fakeServer';
import { areaOf, drawMarks, type Area, type Mark } from './marks';
import { startStudio, type RunningStudio, type StartOptions } from './server';

/** The app that a scene or a test shows, and what the app needs. */
export interface Setup extends Pick<StartOptions, 'command' | 'env' | 'server'> {
  /** Folder in `pictures/apps/`. Without `app` and `example`, Studio creates a new app. */
  app?: string;
  /** Project in `examples/studio/`, used instead of `app`. */
  example?: string;
  /** Creates responses of the hosts that the app and the browser request. */
  hosts?: () => Hosts;
  /** Starts other servers that the app needs, such as a database. */
  before?: () => Promise<{ env?: Record<string, string>; stop: () => Promise<void> }>;
  /** Size of the window in CSS pixels. Default: 1280 by 800. */
  viewport?: { width: number; height: number };
}

/** Setups of all scenes with an app, which a scene can replace. */
const setups: Record<string, Setup> = {
  shop: { hosts: shopHosts, env: { ORDERS_API_KEY: 'key-of-the-shop' } },
  // Lets Studio start with all providers turned on. Nobody signs in while pictures are taken.
  office: {
    env: {
      TOOLPAD_AUTH_SECRET: 'only-for-pictures',
      TOOLPAD_GITHUB_CLIENT_ID: 'only-for-pictures',
      TOOLPAD_GITHUB_CLIENT_SECRET: 'only-for-pictures',
      TOOLPAD_GOOGLE_CLIENT_ID: 'only-for-pictures',
      TOOLPAD_GOOGLE_CLIENT_SECRET: 'only-for-pictures',
      TOOLPAD_AZURE_AD_CLIENT_ID: 'only-for-pictures',
      TOOLPAD_AZURE_AD_CLIENT_SECRET: 'only-for-pictures',
      TOOLPAD_AZURE_AD_TENANT_ID: 'https://login.microsoftonline.com/only-for-pictures/v2.0',
    },
  },
};

/**
 * Elements or areas in a picture: it shows the smallest part of the window that contains all of
 * them. Default: the whole window.
 */
type Crop = Locator | Area | Promise<Area> | (Locator | Area)[];

interface ShotOptions {
  /** Padding around the crop in CSS pixels. Default: 0. */
  pad?: number;
  /** Rings, arrows, and numbers over the picture. */
  marks?: Mark[];
}

export type Shot = (name: string, crop?: Crop, options?: ShotOptions) => Promise<void>;

export interface Options {
  setup: Setup;
  /** `dev` starts the editor. `start` uses the production build, which has no editor. */
  command: 'dev' | 'start';
}

interface Fixtures {
  hosts: Hosts;
  studio: RunningStudio;
  editor: Editor;
  /** Names of the pictures that a scene has taken. After it, its other pictures are removed. */
  taken: Set<string>;
  /** Takes a picture for `<Picture name="studio/<page>/<name>">`. */
  shot: Shot;
}

const root = path.join(__dirname, '..');
const modeOf = (colorScheme: string | null | undefined) =>
  colorScheme === 'dark' ? 'dark' : 'light';

/** Playwright's `test` with a running Studio. Paths in `page.goto` are relative to its origin. */
const test = base.extend<Fixtures & Options>({
  setup: [{}, { option: true }],
  command: ['dev', { option: true }],
  hosts: ({ setup }, provide) => provide(setup.hosts?.() ?? {}),
  studio: async ({ setup, hosts, command, colorScheme }, provide, testInfo) => {
    const { app, example, before, env, server } = setup;
    const extra = await before?.();
    try {
      const studio = await startStudio({
        project: example && path.join(root, 'examples/studio', example),
        app: app && path.join(__dirname, 'pictures/apps', app),
        command: setup.command ?? command,
        env: { ...env, ...extra?.env },
        hosts,
        server,
        mode: colorScheme ? modeOf(colorScheme) : undefined,
      });
      await provide(studio).finally(studio.stop);
      if (testInfo.status !== testInfo.expectedStatus) console.error(studio.log());
    } finally {
      await extra?.stop();
    }
  },
  baseURL: ({ studio }, provide) => provide(studio.url),
  context: async ({ context, hosts }, provide) => {
    await mockHosts(hosts, context);
    await provide(context);
  },
  editor: ({ page }, provide) => provide(new Editor(page)),
  // Playwright requires an object pattern as the first parameter.
  taken: async ({}, provide, testInfo) => {
    const taken = new Set<string>();
    await provide(taken);
    if (testInfo.status === testInfo.expectedStatus) removeOldPictures(testInfo.title, taken);
  },
  shot: ({ page, colorScheme, taken }, provide, { title }) =>
    provide(async (name, crop, { pad = 0, marks = [] } = {}) => {
      const picture = pictureOf(title, name);
      // Wait until transitions and tooltips of the last step have ended.
      await page.waitForTimeout(600);
      const removeMarks = await drawMarks(page, marks);
      const areas = crop && (await Promise.all([await crop].flat().map(areaOf)));
      await saveScreenshot(await takeScreenshot(page, { crop: areas, pad, delay: 0 }), {
        ...picture,
        mode: modeOf(colorScheme),
      });
      await removeMarks();
      taken.add(picture.name);
    }),
});

/**
 * Declares a scene, whose steps take the pictures of a page, or a test of an example app.
 * `tools/pictures/manifest.ts` reads the names and apps of scenes from the source.
 * @param name of a scene: `<group>/<page>`, followed by another name if a page has several scenes
 */
export function scene(name: string, setup: Setup, steps: Parameters<typeof test>[2]): void {
  const { viewport, ...rest } = { ...setups[setup.app ?? ''], ...setup };
  test.describe(() => {
    test.use({ setup: rest, ...(viewport && { viewport }) });
    test(name, steps);
  });
}

/** A part of the window, in CSS pixels. */
export const area = (x: number, y: number, width: number, height: number): Area => {
  return { x, y, width, height };
};

/**
 * The upper part of an element, `height` CSS pixels high. Dialogs of the editor are mostly empty
 * below.
 */
export async function topOf(element: Locator, height: number): Promise<Area> {
  const whole = await areaOf(element);
  return { ...whole, height: Math.min(whole.height, height) };
}
