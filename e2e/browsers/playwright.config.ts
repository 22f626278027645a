import { defineConfig } from '@playwright/test';
import path from 'node:path';
import site from '../../playwright.config';

/** `npm run test:browsers`: walks through the built site in Firefox and WebKit. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: [],
  outputDir: path.resolve('test-results', 'browsers'),
  // The steps of a walk share a browser. Each browser has a file, and thus a worker.
  fullyParallel: false,
  webServer: undefined,
});
