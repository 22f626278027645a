import { defineConfig } from '@playwright/test';
import site from './playwright.config';

// Workers load the configuration, too.
process.env.CRAWL = 'all';

/** `npm run test:crawl`: checks every page of the built site in two views, and the heads of all. */
export default defineConfig({
  ...site,
  testMatch: ['every-page.spec.ts', 'heads.spec.ts'],
  outputDir: 'test-results/crawl',
});
