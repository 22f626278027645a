import { chromium } from '@playwright/test';
import { writeArchitecture } from './architecture';
import { frame, type Mode } from './camera';
import { drawDog, imageOrigin, startDogApi } from './dogApi';
import { Editor } from './editor';
import { photographFirstApp } from './firstApp';
import { photographOverview } from './overview';
import { installStudio, startStudio } from './studio';

/** All pictures in one mode, on a new app. */
async function photograph(mode: Mode): Promise<void> {
  const api = await startDogApi();
  const studio = await startStudio(mode, api.port);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage({ viewport: frame, colorScheme: mode });
    page.setDefaultTimeout(90_000);
    // Nothing leaves this machine: photos are drawn, web fonts are left out.
    await page.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin !== imageOrigin) return route.abort();
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: drawDog(pathname.split('/')[2] ?? ''),
        });
      },
    );
    const scene = { editor: new Editor(page), studio, mode };
    await photographFirstApp(scene);
    await photographOverview(scene);
    process.stdout.write(`The page as Studio has stored it (${mode}):\n${studio.readPage('page')}`);
  } finally {
    await browser.close();
    studio.stop();
    api.close();
  }
}

async function main(): Promise<void> {
  writeArchitecture();
  installStudio();
  const only = process.argv[2];
  for (const mode of ['light', 'dark'] as const) if (!only || only === mode) await photograph(mode);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
