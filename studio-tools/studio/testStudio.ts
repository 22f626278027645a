import { chromium } from '@playwright/test';
import path from 'node:path';
import { findExamples, selectExamples } from '@site/tools/examples';
import { mockHosts } from '@site/tools/pictures';
import { attempt, type Attempt, markdownTable, runMain } from '@site/tools/report';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { installStudio, studioHome } from './install';
import { appTests } from './appTests';
import { startStudio } from './server';

type Command = 'dev' | 'start';

async function testExample(project: string, command: Command): Promise<void> {
  const name = path.basename(project);
  const appTest = appTests[name];
  if (!appTest) throw new Error(`studio-tools/studio/appTests.ts has no entry for "${name}".`);
  const extra = await appTest.before?.();
  try {
    const studio = await startStudio({
      project,
      hosts: appTest.hosts,
      env: { ...appTest.env?.(), ...extra?.env },
      command,
      server: appTest.server,
    });
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(120_000);
      await mockHosts(appTest.hosts ?? {}, page.context());
      await page.goto(`${studio.url}${appTest.server?.base ?? '/prod'}/pages/${appTest.start}`, {
        timeout: 90_000,
      });
      await appTest.run(page).catch(async (error: unknown) => {
        await page.screenshot({ path: `test-results/studio/${name}-${command}.png` });
        throw new Error(`${String(error)}\n${studio.log()}`, { cause: error });
      });
    } finally {
      await browser.close();
      await studio.stop();
    }
  } finally {
    await extra?.stop();
  }
}

const cell = ({ seconds, failure }: Attempt<void>) =>
  failure === undefined ? `${seconds} s` : `failed, ${seconds} s`;

/**
 * Runs example apps in Studio, in development and in production mode, and tests the main feature of
 * each in a browser. Prints a table.
 * @param wanted names of examples; all examples if empty
 * @returns whether all of them passed
 */
async function testStudio(siteDir: string, wanted: readonly string[]): Promise<boolean> {
  const folder = path.join(siteDir, 'examples/studio');
  const examples = selectExamples(findExamples(folder), wanted);
  installStudio();
  const rows: string[][] = [];
  let failed = 0;
  for (const name of examples) {
    const test = (command: Command) =>
      attempt(`${name}: ${command}`, () => testExample(path.join(folder, name), command));
    const attempts = [await test('dev'), await test('start')];
    failed += attempts.filter(({ failure }) => failure !== undefined).length;
    rows.push([name, appTests[name]?.description ?? '', ...attempts.map(cell)]);
  }
  console.log(`\n${markdownTable([['App', 'What is tested', 'dev', 'start'], ...rows])}\n`);
  console.log(failed === 0 ? `All ${rows.length} apps work in both modes.` : `${failed} failed.`);
  return failed === 0;
}

// `npm run test:apps -- [name…]`
runMain(() => testStudio(path.join(studioHome, '..'), process.argv.slice(2)));
