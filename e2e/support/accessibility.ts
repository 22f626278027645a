import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findLowContrast, type Target } from './pixelContrast';

interface AxeOptions {
  /** IDs of axe's rules that are disabled. */
  disabled?: string[];
  /** Selectors of excluded elements. */
  excluded?: string[];
  /**
   * Selector of the elements to test; the whole page by default. A list has the selectors of the
   * frames around them, too.
   */
  included?: string | Target;
  /** Whether the pixels decide on the contrast of texts if axe can't. */
  readsPixels?: boolean;
}

/** Rules for WCAG 2.2 A and AA that axe runs only on request. */
const optionalRules = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
};

/**
 * Runs axe on a page, without the documents of cross-origin frames.
 * @returns the violated rules with their elements; axe computes nothing else, which saves three
 *   quarters of the time
 */
export async function findViolations(
  page: Page,
  { disabled = [], excluded = [], included, readsPixels = false }: AxeOptions = {},
): Promise<{ rule: string; elements: string }[]> {
  // Colors are computed from the positions of elements, which are only estimated in sections that
  // browsers haven't laid out.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const builder = new AxeBuilder({ page })
    // Runs in the page itself; otherwise, each run opens another page for its report.
    .setLegacyMode()
    .options({
      resultTypes: readsPixels ? ['violations', 'incomplete'] : ['violations'],
      rules: optionalRules,
    })
    .disableRules(disabled);
  if (included) builder.include(included as string);
  for (const selector of excluded) builder.exclude(selector);
  const { violations, incomplete } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    elements: nodes.map(({ target }) => target.join(' ')).join(', '),
  }));
  const undecided = incomplete
    .filter(({ id }) => readsPixels && id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target as Target));
  const unreadable = await findLowContrast(page, undecided);
  return unreadable.length > 0
    ? [...found, { rule: 'color-contrast by pixels', elements: unreadable.join(', ') }]
    : found;
}
