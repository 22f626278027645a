import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import { testPort } from './tools/serve';

const port = testPort('DEVELOPMENT_PORT');

/** Browser tests on the development server, which check that writers see what readers will see. */
export default defineConfig({
  ...site,
  testMatch: '**/development.spec.ts',
  testIgnore: [],
  outputDir: 'test-results/development',
  fullyParallel: false,
  workers: 1,
  // The server compiles pages on request.
  expect: { timeout: 30_000 },
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `npx docusaurus start --port ${port} --no-open`,
    url: `http://localhost:${port}/toolpad/`,
    timeout: 240_000,
  },
});
