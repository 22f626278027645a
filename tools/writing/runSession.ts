import { expect } from '@playwright/test';
import { attempt } from '@site/tools/report';
import { expectNoProblems, pickSome, restoreAll, soon, textOf, type Session } from './session';
import { steps } from './steps';

/** Expects that each tab shows the same as a new tab. */
async function expectFresh(session: Session): Promise<void> {
  const fresh = await session.tabs[0]!.context().newPage();
  try {
    for (const tab of session.tabs.filter((each) => each.url() !== 'about:blank')) {
      await fresh.goto(tab.url());
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible(soon);
      // Unlike a poll, it tries again if the page follows its file while its text is read.
      await expect(async () => expect(await textOf(tab)).toBe(await textOf(fresh))).toPass(soon);
    }
  } finally {
    await fresh.close();
  }
}

/**
 * Writes for some time: takes random steps, each kind equally often, restores all files after each,
 * and expects that no tab shows a problem or old content.
 * @param isRunning returns whether the server of the site is running
 * @param onFailure called after a step that failed
 * @returns the number of steps, and the number of those that failed, by name
 */
export async function runSession(
  session: Session,
  minutes: number,
  isRunning: () => boolean = () => true,
  onFailure: () => void = () => {},
): Promise<Map<string, { runs: number; failures: number }>> {
  const results = new Map(Object.keys(steps).map((name) => [name, { runs: 0, failures: 0 }]));
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end && isRunning()) {
    const fewest = Math.min(...[...results.values()].map(({ runs }) => runs));
    const rarest = [...results].filter(([, { runs }]) => runs === fewest);
    const [name, result] = pickSome(session, rarest, 1)[0]!;
    const { failure } = await attempt(name, async () => {
      try {
        await steps[name]?.(session);
      } finally {
        restoreAll(session);
      }
      await expectFresh(session);
      await expectNoProblems(session);
    });
    result.runs += 1;
    if (failure === undefined) continue;
    result.failures += 1;
    onFailure();
  }
  return results;
}
