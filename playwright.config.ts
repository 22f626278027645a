import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { testPort } from './tools/serve';

const port = testPort('E2E_PORT');
const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => existsSync(file));

/** Browser tests on the built site. They use the system's Chromium where there is one. */
export default defineConfig({
  testDir: 'e2e',
  // These have other servers: playwright.development.config.ts, playwright.deploy.config.ts,
  // e2e/copies.
  testIgnore: ['**/development.spec.ts', 'deploy/**', 'copies/**'],
  outputDir: 'test-results/pages',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], [path.join(__dirname, 'tools/setup/summary.ts')]],
  timeout: 90_000,
  // The same here as in CI. `npm test` ends with a list of the tests that needed a second try.
  retries: 1,
  // Only tests that fail wait so long; a busy machine may.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? systemChromium,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // How far below the window pictures are loaded depends on how quick the browser takes the
        // network for.
        '--force-effective-connection-type=4G',
      ],
    },
  } as never,
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/toolpad/`,
  },
});
