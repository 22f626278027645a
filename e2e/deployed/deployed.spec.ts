import { test, type Page } from '@playwright/test';
import legacyRedirects from '../../model/legacyRedirects.json';
import { ownRedirects } from '../../model/redirects';
import { documentedVersions } from '../../model/versions/versions';
import { fileChecks, workerPath } from './files';
import { error, fetchFrom, type Finding } from './findings';
import { urlChecks } from './urls';

/** Maximum time in ms for the worker to be installed and for a page to load. */
const TIMEOUT = 30_000;

test.setTimeout(600_000);

/** Prints the findings of a part of the site, and fails if there are errors. */
function report(findings: Finding[]): void {
  for (const { kind, path, message } of findings) console.log(`${kind}  ${path}  ${message}`);
  const errors = findings.filter(({ kind }) => kind === 'error');
  if (errors.length === 0) return;
  const failure = new Error(errors.map(({ path, message }) => `${path}  ${message}`).join('\n'));
  // Without a stack, Playwright shows no code of this file.
  failure.stack = failure.message;
  throw failure;
}

for (const [part, check] of Object.entries({ ...urlChecks, ...fileChecks }))
  test(part, async ({ baseURL }) => {
    const origin = String(baseURL);
    const redirects = [...ownRedirects(documentedVersions(process.cwd())), ...legacyRedirects];
    report(await check({ fetchPath: fetchFrom(origin), origin, redirects }));
  });

/** Registers the worker in a page, and waits until it's active. @returns a problem, if any */
const install = (page: Page) =>
  page.evaluate(
    async ({ url, timeout }) => {
      if (!('serviceWorker' in navigator)) return 'insecure';
      const tooLong = new Promise<string>((resolve) =>
        setTimeout(() => resolve('It is not active after 30 seconds.'), timeout),
      );
      const ready = navigator.serviceWorker
        .register(url)
        .then(() => navigator.serviceWorker.ready)
        .then(
          () => '',
          (problem: unknown) => `Browsers reject it: ${String(problem)}`,
        );
      return Promise.race([ready, tooLong]);
    },
    { url: workerPath, timeout: TIMEOUT },
  );

test('pages through the worker in a browser', async ({ page }) => {
  page.setDefaultTimeout(TIMEOUT);
  // Scripts of the page would remove a broken worker.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/toolpad/offline/');
  const problem = await install(page);
  test.skip(problem === 'insecure', 'Without HTTPS, browsers have workers on this machine only.');
  if (problem) return report([error(workerPath, problem)]);
  for (const path of ['/toolpad/', '/toolpad/offline/']) {
    const response = await page.goto(path).catch(() => null);
    if (!response?.ok() || (await page.locator('h1').count()) === 0)
      return report([
        error(workerPath, `It fails the requests of pages: ${path} does not load through it.`),
      ]);
  }
});
