import { dated, slips } from '../prose/grammar';
import { placeAt, proseOf } from '../prose/text';
import { pageCheck } from '../rule';

/** Grammar of text, and words that will be out of date. */
export const grammar = pageCheck({
  isCached: true,
  rules: {
    'prose/grammar': 'Text is grammatical.',
    'prose/dated': 'Text names the version or the date that it means.',
  },
  check(page, report) {
    const text = proseOf(page, 'Q');
    const source = page.source.replaceAll('\r\n', '\n');
    /** Matches without the spaces that replace markup. */
    const matchesOf = (pattern: RegExp) =>
      [...text.matchAll(pattern)].filter(({ 0: found, index }) => source.startsWith(found, index));
    for (const { not, why, use } of slips)
      for (const { 0: found, index } of matchesOf(not))
        report('prose/grammar', placeAt(text, index), why, {
          expected: use && found.replace(new RegExp(not, 'i'), use),
          note: use ? undefined : 'Delete it.',
        });
    for (const { 0: found, index } of matchesOf(dated))
      report('prose/dated', placeAt(text, index), `"${found}" depends on when readers see it.`, {
        note: 'Name the version or the date.',
      });
  },
});
