import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * Tests of a build on other servers than our own, and of its worker: each starts the servers it
 * needs.
 */
export default defineConfig({
  ...base,
  testDir: 'e2e/deploy',
  testIgnore: [],
  outputDir: 'test-results/deploy',
  workers: 1,
  // Builds are copied and workers installed meanwhile, on machines that may be slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: undefined,
});
