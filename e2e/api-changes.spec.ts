import { findViolations } from './support/accessibility';
import { expect, test } from './fixtures';

const url = '/toolpad/core/introduction/api-changes/';

const code = `import { Crud } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { DashboardLayout as Layout } from '@toolpad/core/DashboardLayout';

export const App = (props) => (
  <Layout {...props} slots={{ 'toolbarAccount': Mine }}>
    <PageContainer>
      <Crud dataSource={orders} />
    </PageContainer>
  </Layout>
);
// <img src=x onerror=alert(1)>
`;

test('code is checked in the browser: what touches it is listed by line, and nothing is sent', async ({
  page,
}) => {
  await page.goto(url);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('toolbarAccount'))
      sent.push(request.url());
  });
  const form = page.getByRole('form', { name: 'Check your code' });
  const field = form.getByLabel('Your code');
  await field.fill(code);
  const button = form.getByRole('button', { name: 'Check' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Changes that touch this code: 3. Unknown: 2.');
  await expect(button).toBeFocused();
  const results = form.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('listitem')).toHaveCount(5);
  const container = results.getByRole('listitem').filter({ hasText: 'Line 7' });
  await expect(container).toContainText('Renders its own PageContainer.');
  const details = container.getByRole('link', { name: 'Details' });
  await expect(page.locator(String(await details.getAttribute('href')))).toContainText('Crud');
  await container.getByRole('button', { name: 'Line 7' }).click();
  await expect(field).toBeFocused();
  const selected = () =>
    field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  expect(await selected()).toBe('    <PageContainer>');
  expect(sent).toEqual([]);
  expect(await findViolations(page, { included: '.prose' })).toEqual([]);

  await field.fill('const =');
  await expect(results).toBeHidden();
  await button.click();
  await expect(form.getByRole('status')).toContainText('The code can’t be parsed');
  await field.fill('const dashboard = 1;');
  await button.click();
  await expect(form.getByRole('status')).toContainText('No known change touches this code.');
  await form.getByLabel('To').selectOption('0.13.0');
  await button.click();
  await expect(form.getByRole('status')).toContainText('must be newer');
});

test('the parser is loaded on demand, and the check works offline afterwards', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const atLoad = scripts.length;
  const form = page.getByRole('form', { name: 'Check your code' });
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('status')).toHaveText('Paste some code first.');
  expect(scripts.length).toBeGreaterThan(atLoad);
  await context.setOffline(true);
  await form.getByLabel('Your code').fill(code);
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByRole('status')).toContainText('Changes that touch this code: 3.');
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the results have no violations in dark mode, ${direction}, at 390 px`, async ({ page }) => {
    await page.addInitScript((dir) => localStorage.setItem('docs-direction', dir), direction);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(url);
    const form = page.getByRole('form', { name: 'Check your code' });
    await form.getByLabel('Your code').fill(code);
    await form.getByRole('button', { name: 'Check' }).click();
    await expect(form.getByRole('listitem')).toHaveCount(5);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
}

test('rows of the reference name the release that added them', async ({ page }) => {
  await page.goto('/toolpad/core/api/crud/');
  await expect(page.locator('#prop-slots')).toContainText('since 0.14');
  await expect(page.locator('#prop-dataSource')).toContainText('since 0.13');
});
