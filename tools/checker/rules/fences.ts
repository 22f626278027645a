import { checkCode, checkFence } from '../../../plugins/code-blocks/check';
import { quotedPath, readQuote } from '../../../plugins/code-blocks/quote';
import { isUnclosed } from '../unclosed';
import { pageCheck, type PageReport } from '../rule';

/** Code fences: their info string, and what they quote. */
export const fences = pageCheck({
  rules: {
    'code/unclosed': 'A fence is closed.',
    'code/missing-language': 'A fence names its language.',
    'code/unknown-language': 'The language is one that the site can highlight.',
    'code/unknown-meta': 'Words after the language have a meaning.',
    'code/region-without-file': 'A region belongs to a file.',
    'code/part-without-title': 'A part belongs to a file with a title.',
    'code/body-of-quote': 'A fence that quotes a file is empty.',
    'code/diff-sign': 'Each line of a diff has a sign.',
    'code/missing-line': 'A highlighted line exists.',
    'code/missing-file': 'A quoted file exists.',
    'code/missing-region': 'A quoted region exists.',
  },
  check(page, report: PageReport, site) {
    for (const fence of page.fences) {
      if (isUnclosed(page, fence)) {
        report('code/unclosed', fence, 'This fence is never closed.', {
          note: 'Write "```" on a separate line below its code.',
        });
        continue;
      }
      const { meta, code, language } = fence;
      const quote = meta.file
        ? readQuote({ ...meta, file: quotedPath(meta.file, page.version) }, site.siteDir)
        : code;
      const findings = [
        // The rule `samples/nocheck-reason` reports a `nocheck` without a reason.
        ...checkFence(
          { lang: language, value: code },
          { ...meta, unknown: meta.unknown.filter((word) => word !== 'nocheck') },
        ),
        ...(typeof quote === 'string' ? checkCode(quote, meta) : [quote]),
      ];
      for (const { rule, message, ...suggestion } of findings)
        report(rule, fence, message, suggestion);
    }
  },
});
