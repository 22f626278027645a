import type { Browser } from '@playwright/test';
import { clone, type CssNode, generate, type List, parse, type Selector, walk } from 'css-tree';
import { previewMarkup, withoutData } from '../../model/facts/previewMarkup';

/** Parts of a selector that depend on the state of an element, such as `:hover`, or on the mode. */
const stateTypes = ['PseudoClassSelector', 'PseudoElementSelector', 'AttributeSelector'];

/** A selector that also matches elements in other states. */
function inAnyState(selector: Selector): string {
  const result = clone(selector) as Selector;
  result.children.forEach((node, item, list) => {
    if (!stateTypes.includes(node.type)) return;
    if (!item.prev || item.prev.data.type === 'Combinator')
      item.data = { type: 'TypeSelector', name: '*' };
    else list.remove(item);
  });
  return generate(result);
}

/**
 * Returns the rules of a style sheet that apply to a page, or would in another state of its
 * elements.
 * @param findMatches returns which of the selectors match elements of the page
 */
export async function appliedRules(
  css: string,
  findMatches: (selectors: string[]) => Promise<string[]>,
): Promise<string[]> {
  const sheet = parse(css);
  if (sheet.type !== 'StyleSheet') return [];
  const rules = new Map<CssNode, { selectors: string[]; remove: () => void }>();
  walk(sheet, {
    visit: 'Rule',
    enter(rule, item, list: List<CssNode>) {
      if (this.atrule?.name.endsWith('keyframes') || rule.prelude.type !== 'SelectorList') return;
      rules.set(rule, {
        selectors: rule.prelude.children
          .toArray()
          .flatMap((each) => (each.type === 'Selector' ? inAnyState(each) : [])),
        remove: () => list.remove(item),
      });
    },
  });
  const matches = new Set(
    await findMatches([...rules.values()].flatMap(({ selectors }) => selectors)),
  );
  for (const { selectors, remove } of rules.values())
    if (!selectors.some((each) => matches.has(each))) remove();
  return sheet.children.toArray().map((node) => generate(node));
}

/** Width of a demo's frame in a wide window, in px. */
const width = 854;

/** Maximum time until a demo has rendered and loaded its data, in ms. */
const renderTimeout = 20_000;

interface DemoContent {
  html: string;
  css: string;
  /** Whether the server's preview contains all words of the running demo. */
  isComplete: boolean;
}

/** Runs in the page of a demo, whose HTML was `built`. */
function readDemo(built: string): DemoContent {
  const content = document.querySelector('[data-island]')?.cloneNode(true) as HTMLElement;
  const preview = new DOMParser()
    .parseFromString(built, 'text/html')
    .querySelector('[data-content] > div') as HTMLElement;
  // MUI's script sets the mode, which the page has set. A click on the preview is repeated at the
  // same position in the demo, so another element takes its place.
  for (const each of [content, preview])
    each
      .querySelectorAll('script')
      .forEach((script) => script.replaceWith(document.createElement('template')));
  const [words, rendered] = [content, preview].map(
    ({ textContent }) => new Set(textContent.match(/[\p{L}\p{N}]+/gu)),
  );
  // The grid adds its variables itself, the other style sheets are Emotion's.
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLStyleElement && ownerNode.matches('[data-emotion], [href^="/Mui"]'),
  );
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
  return {
    html: content.innerHTML,
    css: rules.map(({ cssText }) => cssText).join(''),
    isComplete: [...(words ?? [])].every((word) => rendered?.has(word)),
  };
}

/**
 * Runs a demo on its own page, and reads its HTML and styles when it shows its data.
 * @param height of its frame, in px
 * @returns markup of the preview; empty if the server's preview already shows the same
 * @throws if the demo shows no data within 20 s, or was built with a recorded preview
 */
export async function recordPreview(
  browser: Browser,
  url: string,
  height: number,
): Promise<string> {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
  try {
    const built = (await (await page.goto(url))?.text()) ?? '';
    if (!/data-content="?partial/.test(built))
      throw new Error('The built site is older than this demo. Run "npm run build" first.');
    await page.waitForSelector('[data-content]', { state: 'detached', timeout: renderTimeout });
    await page.waitForFunction(
      (selector) => document.querySelector(selector) === null,
      withoutData,
      { timeout: renderTimeout },
    );
    // A grid measures its columns and adds the rows beside the visible ones.
    await page.waitForTimeout(500);
    const { html, css, isComplete } = await page.evaluate(readDemo, built);
    if (isComplete) return '';
    const rules = await appliedRules(css, (selectors) =>
      page.evaluate((all) => all.filter((each) => document.querySelector(each)), selectors),
    );
    return previewMarkup(rules, html);
  } finally {
    await page.close();
  }
}
