import { defineConfig } from '@playwright/test';
import site from '../../../playwright.config';
import { testPort } from '@site/tools/serve';

const served = [
  {
    name: 'built',
    command: 'build',
    port: testPort('WRITING_BUILT_PORT'),
    testIgnore: '**/{processes,restart,session,start}.spec.ts',
  },
  { name: 'npm start', command: 'start', port: testPort('WRITING_START_PORT'), testIgnore: [] },
];

/** `npm run writing`: tests what writers rely on, in copies of the site that tests edit. */
export default defineConfig({
  ...site,
  testDir: '.',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  outputDir: '../../../test-results/writing',
  expect: { timeout: 30_000 },
  projects: served.map(({ name, port, testIgnore }) => ({
    name,
    testIgnore,
    use: { ...site.use, baseURL: `http://localhost:${port}` },
  })),
  webServer: served.map(({ command, port }) => ({
    command: `node --import tsx e2e/copies/writing/serve.ts ${command}`,
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/toolpad/`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
  })),
});
