import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { pageKinds } from '../routes';

test.use({ allowedMessages: ['status of 404', 'net::ERR_'] });

const pages = {
  front: pageKinds.home,
  component: pageKinds['component guide'],
  API: pageKinds['component API'],
  guide: pageKinds.guide,
  'Studio concept': '/toolpad/studio/concepts/data-binding/',
  'Studio reference': pageKinds['Studio component'],
  versions: pageKinds.versions,
  'not found': pageKinds['not found'],
} as const;

/** Adds a picture of a page to the results, in a folder that CI keeps. */
const keep = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/pictures/${name.replaceAll(' ', '-')}.png` });

/** Runs in the page: texts that are wider than their box, which hides the rest. */
const clippedTexts = () =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, button, nav a, td, th')]
    .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 1)
    .filter((element) => getComputedStyle(element).overflowX === 'hidden')
    .map(({ innerText }) => innerText.slice(0, 60));

/** Runs in the page: pairs of texts that cover each other. */
function overlaps(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, main p, main button')]
    .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  return texts.flatMap(({ element, box }, index) =>
    texts.slice(index + 1).flatMap(({ element: other, box: next }) => {
      const isInside = element.contains(other) || other.contains(element);
      const x = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const y = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      return !isInside && x > 4 && y > 4
        ? [`${element.innerText.slice(0, 40)} / ${other.innerText.slice(0, 40)}`]
        : [];
    }),
  );
}

/** Runs in the page: boxes with a border or a background that contain nothing. */
const emptyBoxes = () =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => element.checkVisibility() && element.offsetHeight > 40)
    .filter(({ innerText }) => innerText?.trim() === '')
    .filter((element) => !element.matches('img, svg, svg *, picture, video, iframe, hr'))
    .filter((element) => !element.querySelector('img, svg, picture, video, hr'))
    .filter((element) => {
      const { borderTopWidth, backgroundImage } = getComputedStyle(element);
      return parseFloat(borderTopWidth) > 0 || backgroundImage !== 'none';
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Runs in the page: selected controls that look like another one of their group. */
function unmarkedSelections(): string[] {
  const look = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => [null, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map((style) =>
        [
          ...[style.color, style.backgroundColor, style.fontWeight, style.textDecorationLine],
          ...[style.outlineStyle, style.borderTopColor, style.borderTopWidth],
          ...[style.borderBottomColor, style.borderBottomWidth, style.borderLeftColor],
          ...[style.borderLeftWidth, style.content, style.display, style.visibility],
        ].join(),
      )
      .join('|');
  const states = ['aria-pressed', 'aria-checked', 'aria-selected'];
  return states.flatMap((state) =>
    [...document.querySelectorAll<HTMLElement>(`[${state}=true]`)]
      .filter((element) => element.checkVisibility())
      .filter((element) =>
        [...(element.parentElement?.children ?? [])].some(
          (other) => other.getAttribute(state) === 'false' && look(other) === look(element),
        ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

for (const [kind, url] of Object.entries(pages)) {
  test(`${kind}: selected states in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    await keep(page, `${kind} forced colors`);
    expect(await page.evaluate(unmarkedSelections)).toEqual([]);
  });

  test(`${kind}: no empty box in print`, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    await keep(page, `${kind} print`);
    expect(await page.evaluate(emptyBoxes)).toEqual([]);
  });

  for (const width of [1280, 390])
    test(`${kind}: text at 200 % in ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await keep(page, `${kind} large text ${width}`);
      expect(await page.evaluate(clippedTexts)).toEqual([]);
      expect(await page.evaluate(overlaps)).toEqual([]);
    });

  test(`${kind}: title at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url, { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { level: 1 }).first();
    const { width, height } = (await title.boundingBox())!;
    await keep(page, `${kind} phone`);
    await title.evaluate((element) => (element.style.overflowWrap = 'normal'));
    expect(await title.boundingBox()).toMatchObject({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
}
