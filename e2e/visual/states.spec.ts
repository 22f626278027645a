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

/** Runs in the page: marks one visible control of each kind. @returns their number */
function markControls(): number {
  const seen = new Set<string>();
  for (const element of document.querySelectorAll('a[href], button, summary, [role=button]')) {
    const { fontSize, color, backgroundColor, borderTopWidth } = getComputedStyle(element);
    const state = ['aria-pressed', 'aria-current', 'aria-expanded'].map((name) =>
      element.getAttribute(name),
    );
    const kind = [element.tagName, fontSize, color, backgroundColor, borderTopWidth, state].join();
    const { width, height, bottom } = element.getBoundingClientRect();
    if (!element.checkVisibility() || width < 2 || height < 2 || seen.has(kind)) continue;
    // The link to the content is above the page until it has the focus.
    if (bottom <= 0) continue;
    if (element.closest('[inert]') || (element as HTMLButtonElement).disabled) continue;
    seen.add(kind);
    element.setAttribute('data-kind-of-control', String(seen.size));
  }
  return seen.size;
}

/** Runs in the page: contrast of an element's text with its background, over all parents. */
function contrastOf(element: Element): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const fill = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const linear = (value: number) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const parents: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) parents.unshift(each);
  let behind = fill('Canvas');
  for (const parent of parents) behind = fill(getComputedStyle(parent).backgroundColor);
  const text = fill(getComputedStyle(element).color);
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

/** Runs in the page: whether the focus is visible on an element that can have it. */
function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return isOutlined || boxShadow !== 'none' || document.activeElement !== element;
}

const startOf = ({ outerHTML }: Element) => outerHTML.slice(0, 140);

/** Runs in the page: texts that are wider than their box, which hides the rest. */
const clippedTexts = () =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, button, nav a, td, th')]
    .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 2 && scrollWidth > clientWidth + 1)
    .filter((element) => getComputedStyle(element).overflowX === 'hidden')
    .map(({ innerText }) => innerText.slice(0, 60));

/** Runs in the page: texts whose lines are closer than their letters are high. */
const tightLines = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && element.innerText?.trim())
    .filter((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return parseFloat(lineHeight) < 0.99 * parseFloat(fontSize);
    })
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
          // Forced colors show backgrounds as opaque.
          ...[style.color, `${style.backgroundColor.match(/\d+/g)?.slice(0, 3)}`, style.fontWeight],
          style.textDecorationLine,
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
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${kind}, ${colorScheme}: hovered and focused controls`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.addStyleTag({ content: '* { transition: none !important }' });
      const count = await page.evaluate(markControls);
      expect(count).toBeGreaterThan(3);
      const found: string[] = [];
      for (let index = 1; index <= count; index += 1) {
        const control = page.locator(`[data-kind-of-control="${index}"]`);
        if (!(await control.isVisible())) continue;
        await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await control.hover({ force: true });
        const contrast = await control.evaluate(contrastOf);
        if (contrast < 4.5)
          found.push(`hovered, ${contrast.toFixed(2)}: ${await control.evaluate(startOf)}`);
        await page.mouse.move(0, 0);
        await page.keyboard.press('Shift');
        await control.evaluate((element: HTMLElement) => element.focus());
        if (!(await control.evaluate(hasRing)))
          found.push(`focused: ${await control.evaluate(startOf)}`);
      }
      await keep(page, `${kind} focus ${colorScheme}`);
      expect(found).toEqual([]);
    });

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
      expect(await page.evaluate(tightLines)).toEqual([]);
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
