import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** `E2E_PORT` keeps two checkouts on one machine apart. */
const port = Number(process.env.E2E_PORT ?? 4179);
const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => existsSync(file));

/** Browser tests on the built site. They use the system's Chromium where there is one. */
export default defineConfig({
  testDir: 'e2e',
  // Each of these has a server of its own: playwright.development.config.ts, playwright.deploy.config.ts.
  testIgnore: ['**/development.spec.ts', 'deploy/**'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 90_000,
  // Shared machines stall now and then; a test that fails three times is broken.
  retries: process.env.CI ? 2 : 0,
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
      ],
    },
  } as never,
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/toolpad/`,
    reuseExistingServer: !process.env.CI,
  },
});
