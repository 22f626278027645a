import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const works: BrowserTest = async ({ page, url, shot }) => {
  await page.goto(url);
  await expect(page.getByText('It works.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await shot('result', { crop: { x: 0, y: 0, width: 960, height: 300 }, pad: 0 });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'dark');
};

const scenario: Scenario = { starts: { 'first-component': works }, end: works };
export default scenario;
