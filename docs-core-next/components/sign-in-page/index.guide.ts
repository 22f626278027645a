import { expect, type BrowserTest, type Scenario } from '@site/tools/guides/guide';

const seen: BrowserTest = async ({ page, url }) => {
  const attempts: (string | null)[] = [];
  await page.route('**/api/sign-in/**', async (route) => {
    attempts.push(route.request().postData());
    await route.fulfill({ json: {} });
  });
  await page.goto(`${url}/?callbackUrl=%2Felsewhere`);
  await page.getByLabel('Email').fill('ines@harbor.example');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: /email and password/i }).click();
  await expect.poll(() => attempts.length).toBe(1);
  expect(attempts[0]).toContain('ines@harbor.example');
};

const scenario: Scenario = {
  after: 'docs-core/introduction/installation.mdx',
  afterSection: 'first-component',
  end: seen,
};
export default scenario;
