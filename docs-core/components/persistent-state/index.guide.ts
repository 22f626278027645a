import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const seen: BrowserTest = async ({ page, url }) => {
  await page.goto(url);
  const slider = page.getByRole('slider', { name: 'Sidebar width' });
  await expect(slider).toHaveValue('240');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('241');
  await page.reload();
  await expect(slider).toHaveValue('241');
  expect(await page.evaluate(() => localStorage.getItem('sidebar-width'))).toBe('241');
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
