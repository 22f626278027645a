import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isScript,
  parseJson,
  projectOf,
  samplesOf,
  type Finding,
  type Sample,
} from '@site/tools/samples';
import { siteCheck, type SiteReport } from '../rule';
import type { Page, Site } from '../site';
import type { Types } from '../types';

const rules = {
  'samples/syntax-error': 'A sample in TypeScript, JavaScript or JSON can be parsed.',
  'samples/missing-import': 'The imports of a sample exist.',
  'samples/type-error': 'A sample compiles.',
  'samples/nocheck-reason': 'A sample that is not checked gives a reason.',
  'samples/needless-nocheck': 'A sample that compiles is checked.',
  'samples/too-many-nochecks': 'Only a few samples are not checked.',
};
type Report = SiteReport<typeof rules>;

const ruleOf = {
  syntax: 'samples/syntax-error',
  import: 'samples/missing-import',
  type: 'samples/type-error',
} as const;

const isJson = (language: string) => /^jsonc?$/.test(language);

const placeOf = ({ page, line, column }: Sample) => ({ file: page, line, column });

/** Checks the `nocheck` attribute of a sample. */
function checkReason(sample: Sample, report: Report): void {
  const { language, file, nocheck } = sample;
  const note = `Remove nocheck="${nocheck}".`;
  if (nocheck === '')
    report('samples/nocheck-reason', placeOf(sample), 'The sample is not checked.', {
      note: 'Add the reason: nocheck="reason".',
    });
  else if (nocheck && file)
    report(
      'samples/needless-nocheck',
      placeOf(sample),
      'A quoted file is checked in its project.',
      { note },
    );
  else if (nocheck && !isScript(language) && !isJson(language))
    report(
      'samples/needless-nocheck',
      placeOf(sample),
      `Samples in "${language}" are not checked.`,
      { note },
    );
}

/**
 * Reports what the compiler found in a sample. A `nocheck` sample without findings is also
 * reported.
 */
function checkFindings(
  sample: Sample,
  findings: readonly Finding[],
  page: Page | undefined,
  report: Report,
): void {
  if (sample.nocheck === undefined)
    for (const finding of findings) {
      const line = sample.line + 1 + finding.line;
      const column = sample.indent + 1 + finding.column;
      // Word processors insert quotation marks that no language accepts.
      const [quote] = /^[“”‘’]/.exec(page?.lines[line - 1]?.slice(column - 1) ?? '') ?? [];
      report(
        ruleOf[finding.kind],
        { file: sample.page, line, column },
        finding.message.replaceAll('\n', '\n  '),
        { note: quote && `Write straight quotes instead of ${quote}.` },
      );
    }
  else if (findings.length === 0 && sample.nocheck !== '')
    report('samples/needless-nocheck', placeOf(sample), 'The sample has no problems.', {
      note: `Remove nocheck="${sample.nocheck}".`,
    });
}

/**
 * Returns whether the page's guide applies a `diff` to a file. Such a diff compiles only as a part
 * of the file, and `npm run guides:check` type-checks that project.
 */
const isInGuide = ({ page, diff, title }: Sample, siteDir: string) =>
  diff && title !== undefined && existsSync(path.join(siteDir, page.replace(/mdx$/, 'guide.ts')));

/** Reads the samples of a page and the files to compile for them. */
function readSamples(page: Page, siteDir: string) {
  const { packages } = page.version;
  const samples = page.tree ? samplesOf(page.file, page.source, page.version) : [];
  const quote = (file: string) => {
    const target = path.join(siteDir, file);
    return existsSync(target) ? readFileSync(target, 'utf8') : '';
  };
  const folder = path.join(siteDir, packages, '.samples', page.file.replace(/\.mdx?$/, ''));
  const compiled = samples.filter((sample) => !isInGuide(sample, siteDir));
  return { page, samples, packages, files: projectOf(folder, compiled, quote) };
}

/**
 * Types of code samples in pages, and reasons of unchecked samples.
 * @param maxNochecks maximum number of `nocheck` samples per version
 */
export const samples = (types: Types, maxNochecks = 10) =>
  siteCheck({
    slow: true,
    rules,
    async check({ siteDir, cache, pages, partials, versions }: Site, report) {
      const projects = [...pages, ...partials].map((page) => readSamples(page, siteDir));
      const results = await types.check('samples', projects, cache);
      for (const [index, found] of results.entries()) {
        const { page, files, samples: all = [] } = projects[index] ?? { files: [] };
        for (const sample of all) {
          checkReason(sample, report);
          if (isJson(sample.language) && !sample.file)
            checkFindings(sample, parseJson(sample.code), page, report);
        }
        for (const [each, { sample }] of files.entries())
          if (sample) checkFindings(sample, found[each] ?? [], page, report);
      }
      for (const packages of new Set(versions.map((version) => version.packages))) {
        const unchecked = projects
          .filter((project) => project.packages === packages)
          .flatMap((project) => project.samples)
          .filter(({ nocheck }) => nocheck !== undefined);
        for (const sample of unchecked.slice(maxNochecks))
          report(
            'samples/too-many-nochecks',
            placeOf(sample),
            `${unchecked.length} samples of the site are not checked, at most ${maxNochecks} may be.`,
            { note: 'Make this one compile.' },
          );
      }
    },
  });
