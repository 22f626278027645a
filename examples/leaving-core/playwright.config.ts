import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

/** Tests the production build: `npm run build` first. `CHROME_PATH` names a Chromium of your own. */
export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  },
  webServer: {
    command: `npm run preview -- --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
  },
});
