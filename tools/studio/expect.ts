import { expect as playwrightExpect } from '@playwright/test';

/**
 * Playwright's assertions with time for a first load: development servers bundle an app when its
 * page is first opened. Milliseconds.
 */
export const expect = playwrightExpect.configure({ timeout: 120_000 });
