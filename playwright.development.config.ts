import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import { testPort } from './tools/serve';

const port = testPort('DEVELOPMENT_PORT');

/** Browser tests on the development server: what writers see is what readers will. */
export default defineConfig({
  ...site,
  testMatch: '**/development.spec.ts',
  testIgnore: [],
  outputDir: 'test-results/development',
  fullyParallel: false,
  workers: 1,
  // The server compiles while it answers.
  expect: { timeout: 30_000 },
  use: { ...site.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `npx docusaurus start --port ${port} --no-open`,
    url: `http://localhost:${port}/toolpad/`,
    timeout: 240_000,
  },
});
