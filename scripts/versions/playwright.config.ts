import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

const port = 4182;

/** `npm run test:versions`: a copy of the site with a cut version beside the next release, built and looked at. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/versions',
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'npx tsx scripts/versions/serve.ts',
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/toolpad/`,
    reuseExistingServer: !process.env.CI,
    timeout: 1_200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
