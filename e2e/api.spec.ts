import { findViolations } from './support/accessibility';
import { expect, test } from './fixtures';
import publishedPages from './publishedPages.json';

const url = (page: string) => `/toolpad/core/api/${page}/`;

for (const name of ['crud', 'dashboard-layout']) {
  test(`${name} on a phone of 320 px: rows are cards, nothing scrolls sideways, axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(url(name));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    const wide = await page
      .locator('.prose table, .prose td')
      .evaluateAll(
        (elements) =>
          elements.filter((element) => element.scrollWidth > element.clientWidth + 1).length,
      );
    expect(wide, 'tables and cells that scroll by themselves').toBe(0);
    const row = page.locator('[data-api-row]').first();
    await expect(row).toHaveCSS('display', /grid|flex|block/);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('on a phone of 320 px, options of a hook are cards, and no value breaks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/toolpad/core/react-use-notifications/api/');
  const row = page.getByRole('row', { name: /^autoHideDuration Type/ });
  await expect(row).toHaveCSS('display', 'block');
  await expect(row.getByRole('cell', { name: 'undefined' })).toBeVisible();
  const broken = await page
    .locator('td[data-chip] code')
    .evaluateAll((codes) => codes.filter((code) => code.getClientRects().length > 1).length);
  expect(broken).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await findViolations(page)).toEqual([]);
});

for (const [name, id] of [
  ['crud', 'prop-dataSource'],
  ['dashboard-layout', 'prop-navigation'],
  ['dashboard-layout', 'slot-toolbarActions'],
  ['dashboard-layout', 'class-MuiAppBar-root'],
] as const) {
  test(`${name}#${id} is scrolled into view and highlighted, also without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ baseURL, javaScriptEnabled });
      await page.goto(`${url(name)}#${id}`);
      const row = page.locator(`[id="${id}"]`);
      await expect(row).toBeInViewport();
      const other = page.locator(`[data-api-row]:not([id="${id}"])`).first();
      const background = await other.evaluate(
        (element) => getComputedStyle(element).backgroundColor,
      );
      await expect(row).not.toHaveCSS('background-color', background);
      await page.close();
    }
  });
}

test('the filter finds text and flags, shows the number of rows, and is cleared by a link to a hidden row', async ({
  page,
}) => {
  await page.goto(url('dashboard-layout'));
  const filter = page.getByRole('search', { name: 'Filter props' });
  const rows = filter.locator('xpath=..').locator('[data-api-row]');
  await expect(filter.getByRole('status')).toHaveText('10 props');
  await filter.getByRole('searchbox').fill('sidebar');
  await expect(rows.filter({ visible: true })).toHaveCount(
    await rows.filter({ hasText: /sidebar/i }).count(),
  );
  await expect(filter.getByRole('status')).toHaveText(/^\d of 10 props$/);
  await filter.getByRole('searchbox').fill('');
  await filter.getByRole('checkbox', { name: 'Required' }).check();
  await expect(rows.filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('#prop-children')).toBeVisible();
  await expect(filter.getByRole('checkbox', { name: 'Deprecated' })).toBeDisabled();

  await page.evaluate(() => (location.hash = '#prop-branding'));
  await expect(page.locator('#prop-branding')).toBeInViewport();
  await expect(filter.getByRole('status')).toHaveText('10 props');
});

/** Has long names, long types, values, and rows without flags. */
const tables = [
  url('dashboard-layout'),
  url('account'),
  url('sign-in-page'),
  url('localization-provider'),
  '/toolpad/studio/reference/components/data-grid/',
  '/toolpad/studio/reference/components/button/',
];

for (const width of [768, 1000, 1280, 1440]) {
  test(`at ${width} px, names are on one line, and nothing breaks before a closing quote or bracket`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const broken: string[] = [];
    for (const path of tables) {
      await page.goto(path);
      const found = await page.locator('[data-api-row]').evaluateAll((rows) => {
        const topOf = (node: Node, from: number, to = from + 1) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, to);
          return range.getBoundingClientRect().top;
        };
        const textsOf = (element: Element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const texts: Text[] = [];
          while (walker.nextNode()) texts.push(walker.currentNode as Text);
          return texts;
        };
        const names = rows
          .map((row) => row.querySelector('th code')!)
          .filter((name) => {
            const texts = textsOf(name);
            return texts.some((text) => topOf(text, 0) !== topOf(texts.at(-1)!, 0));
          });
        const types = rows
          .flatMap((row) => [...row.querySelectorAll('td:not(:last-child) code')])
          .filter((type) => {
            const characters = textsOf(type).flatMap((text) =>
              [...text.data].map((character, index) => ({ character, top: topOf(text, index) })),
            );
            let quotes = 0;
            return characters.some(({ character, top }, index) => {
              if (character === '"') quotes += 1;
              const closes = (character === '"' && quotes % 2 === 0) || character === '>';
              return closes && top !== characters[index - 1]?.top;
            });
          });
        return [...names, ...types].map((element) => element.textContent);
      });
      broken.push(...found.map((text) => `${path}: ${text}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(broken).toEqual([]);
  });
}

test('a row is as high as its text: there is no blank line below a name', async ({ page }) => {
  for (const path of tables) {
    await page.goto(path);
    const high = await page.locator('[data-api-row]').evaluateAll((rows) =>
      rows
        .filter((row) => {
          const range = document.createRange();
          const heights = [...row.querySelectorAll('td, th')].map((cell) => {
            const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            const lines: DOMRect[] = [];
            while (walker.nextNode()) {
              range.selectNode(walker.currentNode);
              lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
            }
            return (
              Math.max(...lines.map(({ bottom }) => bottom)) -
              Math.min(...lines.map(({ top }) => top))
            );
          });
          return row.clientHeight > Math.max(...heights) + 30;
        })
        .map(({ id }) => id),
    );
    expect(high, path).toEqual([]);
  }
});

test('screen readers get the name of a prop as one word', async ({ page, context }) => {
  await page.goto(url('dashboard-layout'));
  const client = await context.newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = nodes
    .filter(({ role }) => role?.value === 'rowheader')
    .map(({ name }) => String(name?.value).split(' ')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['children', 'defaultSidebarCollapsed', '.MuiListItemButton-root']),
  );
});

test('in right-to-left, flags are aligned with their name, with a space between them', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto(url('dashboard-layout'));
  const row = page.locator('#prop-children');
  const edges = await row.locator('th').evaluate((head) => {
    const range = document.createRange();
    const rectOf = (node: Node) => {
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const since = [...head.childNodes].find(({ nodeValue }) => nodeValue?.includes('since'))!;
    const start = since.nodeValue!.search(/\S/);
    range.setStart(since, start);
    range.setEnd(since, since.nodeValue!.length);
    const { left: sinceLeft, right: sinceRight } = range.getBoundingClientRect();
    const flag = head.querySelector('[data-flag]')!.firstChild as Text;
    range.setStart(flag, 0);
    range.setEnd(flag, flag.data.trimEnd().length);
    const { left: flagLeft, right: flagRight } = range.getBoundingClientRect();
    return {
      name: rectOf(head.querySelector('code')!).right,
      flags: Math.max(sinceRight, flagRight),
      space: Math.max(sinceLeft - flagRight, flagLeft - sinceRight),
    };
  });
  expect(Math.abs(edges.name - edges.flags)).toBeLessThanOrEqual(1);
  expect(edges.space).toBeGreaterThan(2);
});

test('beside both sidebars, the type column fits its content, and descriptions get at least 45 % of a table of props or slots', async ({
  page,
}) => {
  // Visits all pages of the reference one after another.
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const names = publishedPages.flatMap(
    (path) => /^\/toolpad\/core\/api\/([^/]+)\/$/.exec(path)?.[1] ?? [],
  );
  expect(names.length).toBeGreaterThan(20);
  const narrow: string[] = [];
  let tables = 0;
  for (const name of names) {
    await page.goto(url(name));
    const shares = await page
      .getByRole('table', { name: /^(?:Props|Slots) of/ })
      .evaluateAll((found) =>
        found.map((table) => {
          const width = (cell: Element | null | undefined) =>
            cell?.getBoundingClientRect().width ?? 0;
          const heads = [...table.querySelectorAll('thead th')];
          return { columns: heads.length, share: width(heads.at(-1)) / width(table) };
        }),
      );
    tables += shares.filter(({ columns }) => columns === 4).length;
    if (shares.some(({ columns, share }) => columns === 4 && share < 0.45))
      narrow.push(`${name}: ${shares.map(({ share }) => share.toFixed(2)).join(' ')}`);
  }
  expect(tables).toBeGreaterThan(15);
  expect(narrow).toEqual([]);
});

test('the link of a row can be followed and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url('dashboard-layout'));
  await page.locator('#prop-branding').getByRole('link', { name: 'Link to branding' }).click();
  await expect(page).toHaveURL(/#prop-branding$/);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('without JavaScript, the table is complete and has no filter', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(url('dashboard-layout'));
  await expect(page.locator('[data-api-row]').first()).toBeVisible();
  await expect(page.getByRole('search', { name: 'Filter props' })).toBeHidden();
  await page.close();
});

test('types link to their entry, and demos of a component to the page that runs them', async ({
  page,
}) => {
  await page.goto(url('dashboard-layout'));
  await page.locator('#prop-branding').getByRole('link', { name: 'Branding', exact: true }).click();
  await expect(page).toHaveURL(/#type-Branding$/);
  await expect(page.locator('#type-Branding')).toBeInViewport();
  await page
    .getByRole('link', { name: 'Dashboard with figures, a chart, orders and nested navigation' })
    .click();
  await expect(page).toHaveURL(/react-dashboard-layout\/#DashboardLayoutBasic$/);
});

test('five demos are listed, the others are in a disclosure, and all have different names', async ({
  page,
}) => {
  await page.goto(url('dashboard-layout'));
  const demos = page.locator('#demos + div');
  await demos.scrollIntoViewIfNeeded();
  await expect(demos.getByRole('link').filter({ visible: true })).toHaveCount(6);
  await demos.getByText(/^\d+ more$/).click();
  const names = await demos.getByRole('link').filter({ visible: true }).allInnerTexts();
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

for (const [guide, chips] of [
  ['react-crud-fields', []],
  ['react-app-provider', [['AppProvider API', '/toolpad/core/api/app-provider/']]],
  [
    'react-use-dialogs',
    [
      ['useDialogs API', '/toolpad/core/react-use-dialogs/api/'],
      ['DialogsProvider API', '/toolpad/core/api/dialogs-provider/'],
    ],
  ],
  [
    'react-dashboard-layout',
    [
      ['DashboardLayout API', '/toolpad/core/api/dashboard-layout/'],
      ['4 more APIs', '#api'],
    ],
  ],
  [
    'next/react-crud',
    [
      ['Crud API', '/toolpad/core/next/api/crud/'],
      ['6 more APIs', '#api'],
    ],
  ],
] as const)
  test(`below the title of ${guide}, chips lead straight to the reference`, async ({ page }) => {
    await page.goto(`/toolpad/core/${guide}/`);
    const links = page.getByRole('list', { name: 'About this page' }).getByRole('link');
    const found = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map((link) => [link.innerText.trim(), link.getAttribute('href') ?? '', link.target]),
    );
    expect(found.filter(([text]) => /API/.test(text ?? ''))).toEqual(
      chips.map(([text, href]) => [text, href, '']),
    );
    // The style sheet marks links to other sites.
    for (const [text, href, target] of found)
      expect(target, text).toBe(href?.startsWith('https:') ? '_blank' : '');
  });
