import { chromium, defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import site from './playwright.config';

/** A short hash of what changes how text looks on this machine: the browser and the fonts. */
function renderer(): string {
  const browser = site.use?.launchOptions?.executablePath ?? chromium.executablePath();
  const outputs = [execFileSync(browser, ['--version']), execFileSync('fc-list')];
  return createHash('sha256').update(Buffer.concat(outputs)).digest('hex').slice(0, 8);
}

const screenshots = path.join(__dirname, '.cache/screenshots', renderer());

/**
 * `npm run test:visual`: compares screenshots of the built site with those of an earlier build.
 * They are in `.cache/screenshots`, for each browser and set of fonts. The first run takes them;
 * `-- --update-snapshots` accepts differences.
 */
export default defineConfig({
  ...site,
  testDir: 'e2e/visual',
  testIgnore: [],
  outputDir: 'test-results/visual',
  snapshotPathTemplate: path.join(screenshots, '{arg}{ext}'),
  updateSnapshots: existsSync(screenshots) ? 'missing' : 'all',
  // The report shows the old picture, the new one, and their difference.
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'playwright-report' }]],
  retries: 0,
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixels: 20 } },
});
