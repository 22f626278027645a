import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test as base } from '../../fixtures';
import { layout, liveOf, openEditor, replace } from '../../demoSteps';
import { products } from '../../../model/facts/products';
import { newPage, type Releases } from './site';

const test = base.extend<{ releases: Releases }>({
  releases: async ({ request }, provide) =>
    provide((await (await request.get('/toolpad/releases.json')).json()) as Releases),
});

const cut = products.core.version;
const overview = '/toolpad/core/introduction/';
const crud = '/toolpad/core/react-crud/';
const ofCut = (url: string) => url.replace('/core/', `/core/${cut}/`);

const sides = [
  { title: 'the cut release', side: 'cut', at: ofCut },
  { title: 'the other release', side: 'next', at: (url: string) => url },
] as const;

const menuOf = (page: Page) => page.locator('header').getByRole('button', { name: /^Product/ });

for (const { title, side, at } of sides) {
  const isCut = side === 'cut';

  test(`pages of ${title} show that version, and send it with feedback`, async ({
    page,
    releases,
  }) => {
    await page.goto(at(overview));
    await expect(menuOf(page)).toContainText(`v${releases[side]}`);
    await expect(page.locator('#feedback')).toHaveAttribute('data-version', releases[side]);
    const note = page.getByRole('note').filter({ hasText: 'no longer maintained' });
    await expect(note).toHaveCount(isCut ? 1 : 0);
    if (isCut) await expect(note.getByRole('link')).toHaveAttribute('href', overview);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${overview}$`),
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(isCut ? 1 : 0);
  });

  test(`a demo of ${title} runs with that package after an edit`, async ({ page, releases }) => {
    const { slots, cut: from, next } = releases;
    const added = slots[next]?.find((name) => !slots[from]?.includes(name)) ?? 'none';
    const demo = await openEditor(page, at(layout), 'DashboardLayoutBasic');
    await replace(
      demo,
      '<DashboardLayout sidebarExpandedWidth',
      `<DashboardLayout slots={{ ${added}: () => <b>Other part</b> } as object} sidebarExpandedWidth`,
    );
    const frame = liveOf(demo);
    await expect(frame.getByText('Orders').filter({ visible: true }).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(frame.getByText('Other part')).toHaveCount(isCut || added === 'none' ? 0 : 1);
  });

  test(`the API tables describe ${title}`, async ({ page, releases }) => {
    await page.goto(at('/toolpad/core/api/dashboard-layout/'));
    const ids = page.locator('[id^="slot-"]');
    expect((await ids.evaluateAll((all) => all.map(({ id }) => id))).sort()).toEqual(
      releases.slots[releases[side]]?.map((name) => `slot-${name}`).sort(),
    );
  });

  test(`the example of ${title} runs as its pages show it`, async ({ page }) => {
    await page.goto(at('/toolpad/core/templates/orders/'));
    await page.getByText('Run the application here').click();
    const frame = page.frameLocator('iframe[title^="Orders"]');
    await expect(frame.getByRole('heading', { name: 'Sign in to Harbor' })).toBeVisible();
  });

  test(`the URL with the number of ${title} leads to its first page`, async ({
    page,
    releases,
  }) => {
    await page.goto(`/toolpad/core/${releases[side]}/`);
    await expect(page).toHaveURL(at(overview));
  });
}

test('versions are listed with their own release dates', async ({ page, releases }) => {
  await page.goto('/toolpad/versions/');
  const rows = page.getByRole('row').filter({ hasText: '@toolpad/core' });
  await expect(rows).toHaveCount(2);
  const dates = await Promise.all(
    [releases.cut, releases.next].map((release) =>
      rows
        .filter({ hasText: `v${release}` })
        .locator('td')
        .nth(2)
        .textContent(),
    ),
  );
  expect(new Set(dates).size).toBe(2);
  await rows
    .filter({ hasText: `v${cut}` })
    .getByRole('link', { name: 'Read' })
    .click();
  await expect(page).toHaveURL(ofCut(overview));
});

test('the menu of versions keeps the page, the query, and the anchor', async ({
  page,
  releases,
}) => {
  await page.goto(`${ofCut(crud)}?from=mail#basic-usage`);
  await menuOf(page).click();
  const other = page.locator('header').getByRole('link', { name: `v${releases.next}` });
  await expect(other.last()).toContainText('Current version');
  await expect(page.locator('header').getByRole('link', { name: `Core v${cut}` })).toContainText(
    'No longer maintained',
  );
  await other.last().click();
  await expect(page).toHaveURL(`${crud}?from=mail#basic-usage`);
});

test('the menu of versions says if a version has no such page, and opens the one above it', async ({
  page,
}) => {
  await page.goto(newPage);
  await menuOf(page).click();
  const link = page.locator('header').getByRole('link', { name: `Core v${cut}` });
  await expect(link).toContainText('It doesn’t have this page: opens “CRUD”');
  await link.click();
  await expect(page).toHaveURL(ofCut(crud));
});

test('search engines get no URLs of the cut release', async ({ request }) => {
  const sitemap = await (await request.get('/toolpad/sitemap.xml')).text();
  expect(sitemap).toContain(overview);
  expect(sitemap).not.toContain(`/core/${cut}/`);
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
  const address = `/toolpad/downloads/core-${cut}/orders.zip`;
  await expect(download).toHaveAttribute('href', address);
  const files = unzipSync(await (await request.get(address)).body());
  const { dependencies } = JSON.parse(strFromU8(files['orders/package.json']!));
  expect(dependencies['@toolpad/core']).toBe(cut);
});
