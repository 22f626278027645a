import { expect, test } from '../../fixtures';
import { layout, liveOf, openEditor, replace } from '../../demoSteps';
import { products } from '../../../src/site/products';
import { nextRelease } from './site';

/** Message of 0.16.0 about the router that the demos use. */
test.use({ allowedMessages: ['useDemoRouter is an internal feature'] });

const { version: cut } = products.core;
const overview = '/toolpad/core/introduction/';
const ofCut = (address: string) => address.replace('/core/', `/core/${cut}/`);

const releases = [
  { release: cut, isCut: true },
  { release: nextRelease, isCut: false },
];

for (const { release, isCut } of releases) {
  const at = isCut ? ofCut : (address: string) => address;

  test(`pages of ${release} show that version, and send it with feedback`, async ({ page }) => {
    await page.goto(at(overview));
    await expect(page.locator('header').getByRole('button', { name: /^Product/ })).toContainText(
      `v${release}`,
    );
    await expect(page.locator('#feedback')).toHaveAttribute('data-version', release);
    await expect(page.getByRole('note').filter({ hasText: 'The current version is' })).toHaveCount(
      isCut ? 1 : 0,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${overview}$`),
    );
  });

  test(`a demo of ${release} runs with that package after an edit`, async ({ page }) => {
    // The slot "header" was added in 0.16.0.
    const demo = await openEditor(page, at(layout), 'DashboardLayoutBasic');
    await replace(
      demo,
      '<DashboardLayout sidebarExpandedWidth',
      '<DashboardLayout slots={{ header: () => <b>Other header</b> } as object} sidebarExpandedWidth',
    );
    const frame = liveOf(demo);
    await expect(frame.getByText('Orders').filter({ visible: true }).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(frame.getByText('Other header')).toHaveCount(isCut ? 0 : 1);
    await expect(frame.getByRole('banner')).toHaveCount(isCut ? 1 : 0);
  });

  test(`the API tables describe ${release}`, async ({ page }) => {
    await page.goto(at('/toolpad/core/api/dashboard-layout/'));
    await expect(page.locator('#slot-header')).toHaveCount(isCut ? 0 : 1);
    await expect(page.locator('#slot-toolbarActions')).toHaveCount(1);
  });
}

test('versions are listed, and each page links to the same page in the others', async ({
  page,
}) => {
  await page.goto('/toolpad/versions/');
  const rows = page.getByRole('row').filter({ hasText: '@toolpad/core' });
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: cut }).getByRole('link', { name: 'Read' }).click();
  await expect(page).toHaveURL(ofCut(overview));

  await page.goto(ofCut('/toolpad/core/react-crud/'));
  await page
    .locator('header')
    .getByRole('button', { name: /^Product/ })
    .click();
  await page
    .getByRole('link', { name: `v${nextRelease}` })
    .last()
    .click();
  await expect(page).toHaveURL('/toolpad/core/react-crud/');
});

test('a cut page has its pictures and projects', async ({ page, request }) => {
  await page.goto(ofCut('/toolpad/core/introduction/examples/'));
  const kept = `/toolpad/static/versions/core-${cut}/images/`;
  const pictures = page.locator('main img[src*="/images/core/"]');
  for (const source of await pictures.evaluateAll((all) =>
    all.map((img) => img.getAttribute('src') ?? ''),
  )) {
    expect(source).toContain(kept);
    expect((await request.get(source)).status()).toBe(200);
  }
  const download = page.getByRole('link', { name: /orders\.zip/ });
  await expect(download).toHaveAttribute('href', `/toolpad/downloads/core-${cut}/orders.zip`);
  expect((await request.get(`/toolpad/downloads/core-${cut}/orders.zip`)).status()).toBe(200);
});

for (const { release, isCut } of releases)
  test(`the example of ${release} runs as its pages show it`, async ({ page }) => {
    await page.goto((isCut ? ofCut : String)('/toolpad/core/templates/orders/'));
    await page.getByText('Run the application here').click();
    const frame = page.frameLocator('iframe[title^="Orders"]');
    await expect(frame.getByRole('heading', { name: 'Sign in to Harbor' })).toBeVisible();
  });
