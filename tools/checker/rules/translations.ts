import type { DocFile } from '../../../plugins/pages/collect';
import { originalOf } from '../../../plugins/shared/translations';
import type { SiteReport } from '../rule';

/** Rules of translations, which a build checks. */
export const translationRules = {
  'front-matter/moved-slug': 'A translation has the slug of its page.',
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
  const addresses = new Map(originals.map(({ file, url }) => [file, url]));
  for (const { file, url, source } of docs) {
    const expected = addresses.get(originalOf(file));
    if (expected === undefined || expected === url) continue;
    const line = source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    report(
      'front-matter/moved-slug',
      { file, line: Math.max(1, line) },
      `The page it translates is at ${expected}.`,
      { note: 'Give it the same slug.' },
    );
  }
}
