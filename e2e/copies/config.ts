import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import path from 'node:path';
import site from '../../playwright.config';
import { testPort } from '@site/tools/serve';

/**
 * Configuration of tests on a changed copy of the site, which their `site.ts` creates.
 * @param suite folder of the tests in `e2e/copies/`
 * @param page URL that responds when the server is ready
 */
export function copyConfig(suite: string, page = '/toolpad/'): PlaywrightTestConfig {
  const port = testPort(`${suite.toUpperCase()}_PORT`);
  return defineConfig({
    ...site,
    testDir: '.',
    testIgnore: [],
    outputDir: path.resolve('test-results', suite),
    use: { ...site.use, baseURL: `http://localhost:${port}` },
    webServer: {
      // The command `tsx` kills a process that takes longer than 60 ms to respond to a signal.
      command: `node --import tsx e2e/copies/serve.ts ${suite}`,
      cwd: process.cwd(),
      env: { PORT: String(port) },
      url: `http://localhost:${port}${page}`,
      timeout: 1_200_000,
      // Removing the copy takes more than 5 seconds on a busy machine.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    },
  });
}
