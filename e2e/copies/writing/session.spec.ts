import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { attempt, markdownTable } from '@site/tools/report';
import { folderAt } from './site';
import { steps } from './steps';
import {
  createRandom,
  expectNoProblems,
  pickSome,
  readPages,
  restoreAll,
  soon,
  textOf,
  type Writer,
} from './writer';

/** Number of open pages. */
const tabCount = 5;

/** Duration in minutes. */
const minutes = Number(process.env.WRITING_MINUTES ?? 0.5);

/** The same seed takes the same steps on the same pages. */
const seed = process.env.WRITING_SEED ?? String(randomInt(1e6));

/** Expects that each tab shows the same as a new tab. */
async function expectFresh({ tabs }: Writer): Promise<void> {
  const fresh = await tabs[0]!.context().newPage();
  try {
    for (const tab of tabs.filter((each) => each.url() !== 'about:blank')) {
      await fresh.goto(tab.url());
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible(soon);
      // Unlike a poll, it tries again if the page follows its file while its text is read.
      await expect(async () => expect(await textOf(tab)).toBe(await textOf(fresh))).toPass(soon);
    }
  } finally {
    await fresh.close();
  }
}

// Takes random steps, each kind equally often. Restores all files after each step, and expects that
// no tab shows a problem or old content.
test('for some time, open pages show what is edited, renamed, deleted, or on another branch', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout((minutes + 10) * 60_000);
  console.log(`Seed: ${seed}`);
  const siteDir = folderAt(Number(new URL(baseURL ?? '').port));
  const context = await browser.newContext({ baseURL });
  context.setDefaultNavigationTimeout(soon.timeout);
  const writer: Writer = {
    siteDir,
    pages: await readPages(siteDir),
    tabs: await Promise.all(Array.from({ length: tabCount }, () => context.newPage())),
    random: createRandom(seed),
  };
  const isServed = () => fetch(`${baseURL}/toolpad/`).then(Boolean, () => false);
  const results = new Map(Object.keys(steps).map((name) => [name, { runs: 0, failures: 0 }]));

  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end && (await isServed())) {
    const fewest = Math.min(...[...results.values()].map(({ runs }) => runs));
    const rarest = [...results].filter(([, { runs }]) => runs === fewest);
    const [name, result] = pickSome(writer, rarest, 1)[0]!;
    const { failure } = await attempt(name, async () => {
      try {
        await steps[name]?.(writer);
      } finally {
        restoreAll(writer);
      }
      await expectFresh(writer);
      await expectNoProblems(writer);
    });
    result.runs += 1;
    if (failure !== undefined) result.failures += 1;
  }

  const rows = [...results].map(([name, { runs, failures }]) => [name, `${runs}`, `${failures}`]);
  console.log(markdownTable([['step', 'runs', 'failures'], ...rows]));
  expect(await isServed(), 'the server still runs').toBe(true);
  expect([...results].filter(([, { failures }]) => failures > 0)).toEqual([]);
});
