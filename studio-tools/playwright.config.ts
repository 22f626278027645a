import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/setup/index.mjs';
import type { Options } from './scene';

const scenes = { testMatch: 'pictures/scenes/*.ts' };
/** Example apps keep the theme in their files. */
const apps = { testMatch: 'apps.spec.ts', use: { colorScheme: null } };

/**
 * Pictures in light and in dark mode, and tests of the example apps with the development server and
 * the production build. One test runs at a time, because Studio uses all processors.
 */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../test-results/studio-tools',
  reporter: 'list',
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 90_000,
    // The first load waits until Vite has bundled the dependencies.
    navigationTimeout: 240_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--font-render-hinting=none', '--enable-unsafe-swiftshader'],
    },
  },
  projects: [
    { name: 'light', ...scenes, use: { colorScheme: 'light', deviceScaleFactor: 2 } },
    { name: 'dark', ...scenes, use: { colorScheme: 'dark', deviceScaleFactor: 2 } },
    { name: 'dev', ...apps },
    { name: 'start', ...apps, use: { ...apps.use, command: 'start' } },
  ],
});
