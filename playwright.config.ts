import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { findBrowser } from './tools/setup/index.mjs';
import { testPort } from './tools/serve';

const port = testPort('E2E_PORT');

/** Browser tests on the built site. */
export default defineConfig({
  testDir: 'e2e',
  // These tests use other servers: playwright.development.config.ts, playwright.deploy.config.ts,
  // e2e/copies. Those in e2e/browsers use other browsers.
  testIgnore: ['**/development.spec.ts', 'browsers/**', 'deploy/**', 'copies/**', 'visual/**'],
  outputDir: 'test-results/pages',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], [path.join(__dirname, 'tools/setup/summary.ts')]],
  timeout: 90_000,
  // The same as in CI. `npm test` prints a list of the tests that needed a retry at the end.
  retries: 1,
  // Only failing tests, or tests on a busy machine, wait this long.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Demos run in a process of their own, as in browsers with windows.
        '--site-per-process',
        // The distance at which lazy pictures load depends on the speed of the network. The first
        // is for browsers with windows, the second for those without, which don't know the speed;
        // it starts with Playwright's own settings, which it replaces.
        '--force-effective-connection-type=4G',
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  } as never,
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/toolpad/`,
  },
});
