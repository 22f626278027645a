import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * Tests of a build on other servers, and of its worker. Each test starts the servers that it needs.
 */
export default defineConfig({
  ...base,
  testDir: 'e2e/deploy',
  testIgnore: [],
  workers: 1,
  projects: [
    { name: 'servers', testIgnore: 'offline-*.spec.ts', outputDir: 'test-results/servers' },
    { name: 'offline', testMatch: 'offline-*.spec.ts', outputDir: 'test-results/offline' },
  ],
  // Tests copy builds and install workers, which takes long on a slow machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: undefined,
});
