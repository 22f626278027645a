import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { freePort } from '../serve/ports';

const port = freePort('LANGUAGES_PORT');

/** `npm run languages`: a copy of the site with a second language, built and looked at. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/languages',
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'npx tsx tools/languages/serve.ts',
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/de/toolpad/`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
