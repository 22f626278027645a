import { expect, test } from '@playwright/test';
import { createBranches, readPages, runSession } from '@site/tools/writing';
import { folderAt } from './site';

test('a minute of random changes leaves every open page up to date', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const siteDir = folderAt(Number(new URL(baseURL ?? '').port));
  await createBranches(siteDir);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const session = { siteDir, pages: await readPages(siteDir), tabs, isChecked: false };
  const results = await runSession(session, 1);
  expect([...results].filter(([, { failures }]) => failures > 0)).toEqual([]);
});
