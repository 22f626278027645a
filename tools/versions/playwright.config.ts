import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { freePort } from '../serve/ports';

const port = freePort('VERSIONS_PORT');

/** `npm run test:versions`: a copy of the site with a cut version beside the next release, built and looked at. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/versions',
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'npx tsx tools/versions/serve.ts',
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/toolpad/`,
    timeout: 1_200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
