import type { DocFile } from '../../../plugins/pages/collect';
import { originalOf } from '../../../plugins/shared/translations';
import type { SiteReport } from '../rule';

/** Rules of translations, which a build checks. */
export const translationRules = {
  'front-matter/moved-slug': 'Translations have the slug of the original page.',
};

/**
 * Reports translations with a different URL than the original page. Readers couldn't switch to
 * them.
 */
export function checkTranslations(
  docs: readonly DocFile[],
  originals: readonly DocFile[],
  report: SiteReport<typeof translationRules>,
): void {
  const addresses = new Map(originals.map(({ file, address }) => [file, address]));
  for (const { file, address, source } of docs) {
    const expected = addresses.get(originalOf(file));
    if (expected === undefined || expected === address) continue;
    const line = source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    report(
      'front-matter/moved-slug',
      { file, line: Math.max(1, line) },
      `The URL of the original page is ${expected}.`,
      { note: 'Use the same slug.' },
    );
  }
}
