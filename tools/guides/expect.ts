import { expect as playwrightExpect } from '@playwright/test';

/**
 * Playwright's assertions with a timeout for first loads in ms: development servers bundle an app
 * when its page is first opened.
 */
export const expect = playwrightExpect.configure({ timeout: 120_000 });
