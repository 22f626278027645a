import { expect, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { createStaticServer } from '@site/tools/serve';
import { createDeployment, createNextBuild, edit, origin as deployedOrigin } from '../deploy/site';
import { findElement } from './driver';
import { firefox, launchFirefox } from './firefox';

// Inputs with real keys and a real mouse that browsers handle differently.

const guide = '/toolpad/core/introduction/installation/';
const crud = '/toolpad/core/react-crud/';

test.skip(!firefox.isInstalled, `Firefox isn't installed: ${firefox.debianPackage}`);

let server: Server;
let origin: string;
let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  server = createStaticServer('build').listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchFirefox();
});
test.afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});
test.beforeEach(async () => {
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
});
test.afterEach(() => page.close());

const open = (path: string) => page.goto(origin + path);

async function click(selector: string, name = ''): Promise<void> {
  const found = await page.waitForFunction(findElement, {}, selector, name);
  await (found as ElementHandle<HTMLElement>).click();
}

const isShown = (selector: string) =>
  page.evaluate(
    (each) => document.querySelector(each)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

const boxOf = (selector: string) =>
  page.evaluate((each) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = document.querySelector(each)?.getBoundingClientRect() ?? {};
    return { x, y, width, height };
  }, selector);

const style = (selector: string, property: string, pseudo?: string) =>
  page.evaluate(
    (each, name, part) => {
      const element = document.querySelector(each);
      return element && getComputedStyle(element, part).getPropertyValue(name);
    },
    selector,
    property,
    pseudo,
  );

/** Presses a key while others are held. */
async function press(key: string, ...held: ('Control' | 'Shift' | 'Alt')[]): Promise<void> {
  for (const each of held) await page.keyboard.down(each);
  await page.keyboard.press(key as 'k');
  for (const each of held.reverse()) await page.keyboard.up(each);
}

/** Dispatches a key that no keyboard here has. @returns whether the page prevented its default */
const dispatchKey = (selector: string, init: KeyboardEventInit & { keyCode?: number }) =>
  page.evaluate(
    (each, values) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...values });
      return !document.querySelector(each)?.dispatchEvent(event);
    },
    selector,
    init,
  );

async function search(query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect.poll(() => isShown('[role=combobox]')).toBe(true);
  await page.keyboard.type(query);
  await expect.poll(() => isShown('[role=option]')).toBe(true);
}

/** What Ctrl+C has copied, pasted into a field. */
async function copied(): Promise<string> {
  await press('c', 'Control');
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await press('v', 'Control');
  return page.$eval('#pasted', (field) => (field as HTMLTextAreaElement).value);
}

test('shortcuts follow the letter on the key, and leave other combinations alone', async () => {
  await open(guide);
  await press('K', 'Control', 'Shift');
  await press('k', 'Control', 'Alt');
  expect(await isShown('[data-search-dialog]')).toBe(false);
  expect(await dispatchKey('body', { key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true);
  await expect.poll(() => isShown('[role=combobox]')).toBe(true);
  await page.keyboard.type('dialogs');
  await expect.poll(() => isShown('[role=option]')).toBe(true);
  const inField = (init: KeyboardEventInit & { keyCode?: number }) =>
    dispatchKey('[role=combobox]', init);
  expect(await inField({ key: 'ą', code: 'KeyA', altKey: true })).toBe(false);
  expect(await inField({ key: 'a', code: 'KeyQ', altKey: true })).toBe(true);
  // An input method is still composing.
  expect(await inField({ key: 'Enter', keyCode: 229 })).toBe(false);
  expect(page.url()).toBe(origin + guide);
  await page.keyboard.press('Escape');
  await press('k', 'Control');
  await expect.poll(() => isShown('[role=combobox]')).toBe(true);
});

test('a selection that ends outside of a dialog, and a double-click, leave it open', async () => {
  await open(guide);
  const button = await boxOf('button[data-search]');
  await page.mouse.click(button.x + 20, button.y + 10, { count: 2 });
  await expect.poll(() => isShown('[role=combobox]')).toBe(true);
  await page.keyboard.type('dialogs');
  const field = await boxOf('[role=combobox]');
  await page.mouse.move(field.x + 60, field.y + field.height / 2);
  await page.mouse.down();
  await page.mouse.move(4, field.y + field.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await isShown('[data-search-dialog]')).toBe(true);
  await page.mouse.click(4, 600);
  await expect.poll(() => isShown('[data-search-dialog]')).toBe(false);
});

test('a new version does not reload a page while the reader types, and does afterwards', async () => {
  test.setTimeout(180_000);
  const deployment = createDeployment();
  try {
    await deployment.serve(deployment.copy());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(deployedOrigin + guide);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await search('how to');
    loads = 0;
    await deployment.serve(deployment.copy((root) => createNextBuild(root, 'bbbbbbbbbbbb', guide)));
    await page.evaluate(() => {
      const { serviceWorker } = navigator;
      serviceWorker.oncontrollerchange = () => (document.body.dataset.changed = '');
      void serviceWorker.getRegistration('/toolpad/').then((each) => each?.update());
    });
    await page.waitForSelector('body[data-changed]');
    await page.keyboard.type(' edit a row of the data grid', { delay: 120 });
    const value = () => page.$eval('[role=combobox]', (field) => (field as HTMLInputElement).value);
    expect(await value()).toBe('how to edit a row of the data grid');
    expect(loads).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => loads).toBe(1);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toContain('bbbbbbbbbbbb');
  } finally {
    await deployment.end();
  }
});

test('a rating is sent once over Back and Forward', async () => {
  let posts = 0;
  const receiver = createServer((request, response) => {
    if (request.method === 'POST') posts += 1;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.end();
  }).listen(0);
  const deployment = createDeployment();
  try {
    const { port } = receiver.address() as AddressInfo;
    const withReceiver = (root: string) => {
      edit(root, 'core/introduction/index.html', (html) =>
        html.replaceAll('data-feedback', `data-endpoint="http://localhost:${port}/" data-feedback`),
      );
      edit(root, '../_headers', (text) =>
        text.replaceAll('connect-src ', `connect-src http://localhost:${port} `),
      );
    };
    await deployment.serve(deployment.copy(withReceiver));
    await page.goto(`${deployedOrigin}/toolpad/core/introduction/`);
    await click('[data-feedback] button', 'Yes');
    await expect.poll(() => isShown('[data-feedback] form')).toBe(true);
    await click('main a[href$="/installation/"]');
    const arriveAt = (end: string) =>
      expect
        .poll(() => page.evaluate(() => location.pathname).catch(() => ''))
        .toBe(`/toolpad/core/introduction${end}`);
    await arriveAt('/installation/');
    // No page loads again, because Firefox has kept both.
    for (const [way, end] of [
      [-1, '/'],
      [1, '/installation/'],
      [-1, '/'],
      [1, '/installation/'],
      [-1, '/'],
    ] as const) {
      await page.evaluate((steps) => void setTimeout(() => history.go(steps)), way);
      await arriveAt(end);
    }
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(posts).toBe(1);
    // The driver doesn't notice when a page from this cache loads again.
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await expect
      .poll(() =>
        page
          .$eval('[data-feedback] button[data-rating="1"]', (thumb) => thumb.ariaPressed)
          .catch(() => ''),
      )
      .toBe('true');
  } finally {
    await deployment.end();
    receiver.closeAllConnections();
    receiver.close();
  }
});

test('"On this page" marks the section that was opened in a low window', async () => {
  await page.setViewport({ width: 1280, height: 500 });
  await open(crud);
  const third = '[data-toc] li:nth-of-type(3) a';
  const hash = await page.$eval(third, (link) => link.getAttribute('href'));
  await page.click(third);
  await expect
    .poll(() => page.$eval('[data-toc] [aria-current]', (link) => link.getAttribute('href')))
    .toBe(hash);
  const top = () =>
    page.evaluate(
      (id) => document.getElementById(id)?.getBoundingClientRect().top,
      hash?.slice(1) ?? '',
    );
  await expect.poll(top).toBeCloseTo(72, -1);
});

test('a selection has no labels of buttons, and none of the removed lines of a diff', async () => {
  await open(guide);
  await page.evaluate(() => {
    const paragraph = document.querySelector('article p');
    if (!paragraph) throw new Error('The page has no paragraph.');
    paragraph.innerHTML =
      'Run <span data-copy-source=""><code>npm ci</code><button data-copy="inline">Copy</button></span> first. <bdi lang="ar" dir="rtl">الإعدادات أولا</bdi>.';
    getSelection()?.selectAllChildren(paragraph);
  });
  expect(await copied()).toBe('Run npm ci first. الإعدادات أولا.');
  await open(guide);
  await page.evaluate(() => {
    const code = document.querySelector('figure.code code');
    if (!code) throw new Error('The page has no code.');
    code.innerHTML =
      '<span class="line line-remove">const before = 1;\n</span><span class="line line-add">const after = 2;\n</span><span class="line">last();\n</span>';
    getSelection()?.selectAllChildren(code);
  });
  expect((await copied()).trim()).toBe('const after = 2;\nlast();');
});

test('a printed page has closed details, all tabs with their names, and no demos or controls', async () => {
  await open(guide);
  await page.evaluate(() => {
    document
      .querySelector('article')
      ?.insertAdjacentHTML(
        'beforeend',
        '<details id=closed><summary>More</summary><p>Hidden text</p></details>',
      );
    // Firefox emulates no media for drivers.
    for (const sheet of document.styleSheets) {
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && /^(?:print|screen)\b/.test(rule.media.mediaText))
            rule.media.mediaText = rule.media.mediaText.startsWith('print') ? 'all' : 'not all';
          if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
        }
      };
      visit(sheet.cssRules);
    }
  });
  for (const name of ['npm', 'pnpm', 'yarn']) {
    expect(await isShown(`div[data-tab=${name}]`), name).toBe(true);
    expect(await style(`div[data-tab=${name}]`, 'content', '::before')).toBe('attr(data-tab)');
  }
  expect(await style('#closed', 'content-visibility', '::details-content')).toBe('visible');
  expect(await style('.code button', 'display')).toBe('none');
});

test('rotating with the navigation open covers nothing, and it closes when the focus leaves it', async () => {
  await page.setViewport({ width: 820, height: 1180 });
  await open(crud);
  await click('[popovertarget=site-navigation]');
  await expect.poll(() => isShown('#site-navigation')).toBe(true);
  await page.setViewport({ width: 1180, height: 820 });
  const [main, navigation] = [await boxOf('main'), await boxOf('#site-navigation')];
  expect(main.x).toBeGreaterThanOrEqual(navigation.x + navigation.width);
  expect(main.width).toBeGreaterThan(500);
  await page.setViewport({ width: 820, height: 1180 });
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#site-navigation summary')].at(-1)?.focus(),
  );
  const isInside = () => page.evaluate(() => !!document.activeElement?.closest('#site-navigation'));
  while (await isInside()) await page.keyboard.press('Tab');
  await expect.poll(() => isShown('#site-navigation')).toBe(false);
});

test('dialogs fit after the window is rotated, and nothing scrolls sideways at 280 px', async () => {
  await page.setViewport({ width: 390, height: 844 });
  await open(crud);
  await search('crud');
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewport({ width, height });
    const box = await boxOf('[data-search-dialog]');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  await page.setViewport({ width: 280, height: 653 });
  await open('/toolpad/studio/getting-started/first-app/');
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});

test('the name of a heading is its text', async () => {
  await open(crud);
  expect(await page.$$('aria/Basic usage[role="heading"]')).toHaveLength(1);
});

test('with a translated page, the first click opens the settings', async () => {
  await open(guide);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (text.data.trim() && !parent?.closest('script, style, code, [translate=no]')) {
        const font = document.createElement('font');
        font.textContent = `¡${text.data}!`;
        text.replaceWith(font);
      }
    }
  });
  await page.click('button[title=Settings]');
  await expect.poll(() => isShown('[role=dialog]')).toBe(true);
});

test('with forced colors, states and found words are visible', async () => {
  const contrasting = await launchFirefox({
    'ui.useAccessibilityTheme': 1,
    'browser.display.document_color_use': 2,
  });
  try {
    page = await contrasting.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await open(guide);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await style('label:has(:checked)', 'outline-style')).toBe('solid');
    expect(await style('label:not(:has(:checked))', 'outline-style')).toBe('none');
    expect(await style('.code > button', 'background-color', '::before')).not.toBe(
      await style('.code > button', 'background-color'),
    );
    await search('dialogs');
    expect(await style('mark', 'color')).not.toBe(await style('mark', 'background-color'));
    expect(await style('[aria-selected=true]', 'outline-style')).toBe('solid');
  } finally {
    await contrasting.close();
    page = await browser.newPage();
  }
});
