import { expect } from '@playwright/test';
import { installed, origin, test } from './site';

const pages = [
  ['/toolpad/core/introduction/', 'Introduction'],
  ['/toolpad/studio/getting-started/first-app/', undefined],
  ['/toolpad/core/react-dashboard-layout/', 'Dashboard Layout'],
] as const;

test('three visited pages are read and walked without a network, one with a running demo', async ({
  page,
  deployment,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  for (const [address] of pages) {
    await page.goto(origin + address);
    await installed(page);
  }
  const demo = page.frameLocator('iframe').first();
  await expect(demo.getByRole('navigation').first()).toBeVisible();
  await page.waitForTimeout(500);
  await deployment.cut();
  console.log(messages.join('\n'));
  for (const [address] of pages) {
    await page.goto(origin + address);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    console.log(await page.title());
  }
  await expect(demo.getByRole('navigation').first()).toBeVisible();
});
