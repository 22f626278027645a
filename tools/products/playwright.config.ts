import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';
import { freePort } from '../serve/ports';

const port = freePort('PRODUCTS_PORT');

/** `npm run test:products`: a copy of the site with a third product, built and opened in a browser. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/products',
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'npx tsx tools/products/serve.ts',
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/toolpad/kit/guides/`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
