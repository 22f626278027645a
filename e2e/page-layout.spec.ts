import { stored } from './demoSteps';
import { expect, test } from './fixtures';

const crud = '/toolpad/core/react-crud/';
const router = '/toolpad/core/integrations/nextjs-approuter/';

test('the header is aligned with the page, and no dark block is visible through it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(crud);
  const mark = await page.getByRole('link', { name: 'Toolpad documentation, home' }).boundingBox();
  const group = await page
    .getByRole('navigation', { name: 'Toolpad Core' })
    .getByText('Introduction', { exact: true })
    .boundingBox();
  expect(Math.abs((mark?.x ?? 0) - (group?.x ?? 999))).toBeLessThanOrEqual(16);
  const header = page.getByRole('banner').first();
  const alpha = await header.evaluate((element) => {
    const [, value = '1'] =
      /[/,]\s*([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
    return Number(value);
  });
  expect(alpha).toBeGreaterThanOrEqual(0.96);
});

test('the search field has the same place on all pages', async ({ page }) => {
  const places: (number | undefined)[] = [];
  for (const path of [crud, '/toolpad/studio/getting-started/', '/toolpad/versions/']) {
    await page.goto(path);
    places.push((await page.getByRole('banner').locator('[data-search]').boundingBox())?.x);
  }
  expect(places).toEqual(Array(3).fill(places[0]));
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px, the first screen of the overview shows a demo, and that Core is not maintained`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/toolpad/core/introduction/');
    const status = page.getByRole('main').getByRole('link', { name: 'no longer maintains' });
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main iframe').first()).toBeInViewport();
  });
}

test('at 1440 px, demos, tables, and code use the whole column, and text does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/toolpad/core/react-dashboard-layout/');
  const widths = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) =>
        found
          .filter((element) => element.checkVisibility())
          .map((element) => Math.round(element.getBoundingClientRect().width)),
      );
  const [column] = await widths('main .prose, main.prose');
  expect(column).toBeGreaterThanOrEqual(850);
  for (const selector of ['main [data-demo]', 'main div.table', 'main [data-body] > figure.code']) {
    const found = await widths(selector);
    expect(found.length, selector).toBeGreaterThan(0);
    expect(new Set(found), selector).toEqual(new Set([column]));
  }
  expect(Math.max(...(await widths('main [data-body] > p')))).toBeLessThanOrEqual(660);
});

test('JSX with type arguments has colors', async ({ page }) => {
  await page.goto(crud);
  const element = page.locator('.code code').filter({ hasText: '<Crud<Order>' }).first();
  await expect(element.locator('.a', { hasText: 'dataSource' }).first()).toBeVisible();
});

test('words between JSX tags are not highlighted as keywords', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/tutorial/');
  const colored = await page.evaluate(() =>
    [...document.querySelectorAll('figure.code .k')]
      .filter((token) => {
        const before = token.previousSibling?.textContent ?? '';
        const after = token.nextSibling?.textContent ?? '';
        return /(?<!=)>\s*[\w ]*$/.test(before) && /^[\w ,.]*</.test(after);
      })
      .map((token) => token.textContent),
  );
  expect(colored).toEqual([]);
});

test('table heads are in sentence case, and no heading contains an emoji', async ({ page }) => {
  for (const url of [
    '/toolpad/core/all-components/',
    '/toolpad/core/introduction/upgrading/',
    '/toolpad/core/introduction/base-concepts/',
    '/toolpad/core/react-use-notifications/',
    stored,
  ]) {
    await page.goto(url);
    const heads = await page.locator('main thead th').allTextContents();
    expect(heads.filter((head) => /^[a-z]/.test(head) && !/^[a-z]+[A-Z]/.test(head))).toEqual([]);
    const headings = await page.locator('main :is(h1, h2, h3, h4)').allTextContents();
    expect(headings.filter((heading) => /\p{Extended_Pictographic}/u.test(heading))).toEqual([]);
  }
});

test('punctuation of an English sentence remains at its end in right-to-left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await page.goto('/toolpad/core/react-crud-forms/');
  const ends = await page.evaluate(() =>
    [...document.querySelectorAll('main p, main li')]
      .filter((element) => element.checkVisibility() && /\w\.$/.test(element.textContent ?? ''))
      .map((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let last: Text | null = null;
        while (text.nextNode())
          if ((text.currentNode as Text).data.trim()) last = text.currentNode as Text;
        if (!last || !/\w\.$/.test(last.data)) return null;
        const rect = (from: number) => {
          const range = document.createRange();
          range.setStart(last, from);
          range.setEnd(last, from + 1);
          return range.getBoundingClientRect();
        };
        const { length } = last.data;
        return rect(length - 1).left >= rect(length - 2).left;
      })
      .filter((end) => end !== null),
  );
  expect(ends.length).toBeGreaterThan(5);
  expect(ends).not.toContain(false);
});

test('all English sentences of the interface keep their punctuation at the end in right-to-left', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  for (const path of ['/toolpad/core/introduction/', '/toolpad/core/react-crud/', '/toolpad/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const moved = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) =>
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) =>
              nodeType === Node.TEXT_NODE && /[a-z][.!?…:]\s*$/.test(nodeValue ?? ''),
          ),
        )
        .filter((element) => !element.closest('script, style, code, [data-demo-part], iframe'))
        .filter((element) => {
          let block = element;
          while (getComputedStyle(block).display === 'inline' && block.parentElement)
            block = block.parentElement;
          const { direction, unicodeBidi } = getComputedStyle(block);
          return direction === 'rtl' && unicodeBidi !== 'plaintext';
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(moved, path).toEqual([]);
  }
});

test('in right-to-left, English that starts with a symbol or a number keeps its order', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  for (const path of [
    '/toolpad/core/api/dashboard-layout/',
    '/toolpad/core/introduction/installation/',
    '/toolpad/studio/getting-started/first-app/',
    '/toolpad/versions/',
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const moved = await page.evaluate(() => {
      const isInline = (node: Node) =>
        node instanceof Text ||
        (node instanceof Element && getComputedStyle(node).display === 'inline');
      return [...document.querySelectorAll('body *')]
        .filter((element) => !element.closest('script, style, svg, [data-demo-part]'))
        .filter((element) => {
          const { direction, display, unicodeBidi } = getComputedStyle(element);
          const text = [...element.childNodes]
            .filter((node) => isInline(node))
            .map(({ textContent }) => textContent)
            .join('');
          const order = /^\s*[@\d.].*[a-z]|\d.*[a-z]|[a-z][.!?…:]\s*$/i;
          return (
            direction === 'rtl' &&
            display !== 'inline' &&
            unicodeBidi !== 'plaintext' &&
            order.test(text)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(moved, path).toEqual([]);
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the copy button covers no code', async ({ page }) => {
    await page.goto(router);
    const overlaps = await page.evaluate(
      () =>
        [...document.querySelectorAll('figure.code:has(> button)')]
          .filter((figure) => figure.checkVisibility())
          .flatMap((figure) => {
            const code = figure.querySelector('code');
            const range = document.createRange();
            range.selectNodeContents(code ?? figure);
            const { top } = range.getBoundingClientRect();
            return [...figure.querySelectorAll(':scope > button')].filter(
              (button) => button.getBoundingClientRect().bottom > top + 1,
            );
          }).length,
    );
    expect(overlaps).toBe(0);
    const button = page.locator('figure.code:visible').first().getByRole('button').last();
    await expect(button).toHaveCSS('opacity', '1');
  });
});

test('files are a tree that fits on a phone, and a list in Markdown', async ({ page, request }) => {
  const guide = '/toolpad/core/guides/crud-nextjs-sqlite';
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${guide}/`);
  const item = page.getByRole('listitem').filter({ hasText: /^orderSource\.ts/ });
  await expect(item).toBeVisible();
  const tree = page.locator('article div:has(> ul)').filter({ has: item }).first();
  expect(await tree.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const markdown = await (await request.get(`${guide}.md`)).text();
  expect(markdown).toMatch(
    /^- `app`\n+ {2}- `\(dashboard\)\/orders`\n+ {4}- `\[\[\.\.\.segments\]\]/m,
  );
});

test('on a phone, a shadow shows that a diagram continues', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/toolpad/studio/concepts/queries/');
  const frame = page
    .getByRole('figure')
    .filter({ has: page.locator('svg') })
    .getByRole('group');
  expect(
    await frame.first().evaluate((element) => ({
      scrolls: element.scrollWidth > element.clientWidth,
      attachment: getComputedStyle(element).backgroundAttachment,
    })),
  ).toEqual({ scrolls: true, attachment: 'local, local, scroll, scroll' });
});

test('on a phone, a diagram with a narrow variant shows it and fits', async ({ page }) => {
  await page.goto('/toolpad/studio/concepts/data-binding/');
  const figure = page.getByRole('figure').filter({ has: page.locator('svg .step') });
  const frame = figure.getByRole('group');
  const steps = (variant: string) => frame.locator(`.${variant} .step text`);
  for (const [width, shown, hidden] of [
    [1280, 'wide', 'narrow'],
    [390, 'narrow', 'wide'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(steps(shown).filter({ visible: true })).toHaveText(['2', '1', '3', '4']);
    await expect(steps(hidden).filter({ visible: true })).toHaveCount(0);
    expect(await frame.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  }
});

test('code is a tab stop only if it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/toolpad/core/react-dashboard-layout/');
  const stops = () =>
    page.locator('.code pre:visible').evaluateAll((blocks) => {
      const stop = ({ tabIndex }: Element & { tabIndex?: number }) => tabIndex === 0;
      const scrolls = (pre: Element) => pre.scrollWidth > pre.clientWidth;
      return {
        needless: blocks.filter((pre) => stop(pre) && !scrolls(pre)).length,
        missing: blocks.filter((pre) => !stop(pre) && scrolls(pre)).length,
      };
    });
  expect((await stops()).missing).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(stops).toEqual({ needless: 0, missing: 0 });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(stops).toEqual({ needless: 0, missing: 0 });
});
