import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * Tests of a build on other servers, and of its worker. Each test starts the servers that it needs.
 */
export default defineConfig({
  ...base,
  testDir: 'e2e/deploy',
  testIgnore: [],
  outputDir: 'test-results/deploy',
  workers: 1,
  // Tests copy builds and install workers, which takes long on a slow machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: undefined,
});
