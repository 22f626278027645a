import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isRelative, packageOf } from '../../model/demos/modules';
import { suggest, type Suggestion } from '../../model/problems';
import { isCutVersion } from '../../model/versions/versions';
import { isScript, projectOf, samplesOf, type Sample } from '../samples/samples';
import { parseJson, type CompilerMessage } from '../samples/compilerMessages';
import { siteCheck, type SiteReport } from '../rule';
import type { Page } from '../../model/pages/pages';
import type { Site } from '../../model/site';
import { deprecatedNote, type Types } from './demoTypes';
import { renamed, suggestPackage } from './packageVersions';

const rules = {
  'samples/syntax-error': 'TypeScript, JavaScript, and JSON samples are valid.',
  'samples/missing-import': 'Imports in samples exist.',
  'samples/type-error': 'Samples compile.',
  'samples/deprecated': 'Samples use no deprecated APIs.',
  'samples/nocheck-reason': 'Unchecked samples give a reason.',
  'samples/needless-nocheck': 'Samples that compile are checked.',
  'samples/too-many-nochecks': 'Few samples are unchecked.',
};
type Report = SiteReport<typeof rules>;

const ruleOf = {
  syntax: 'samples/syntax-error',
  import: 'samples/missing-import',
  type: 'samples/type-error',
  deprecated: 'samples/deprecated',
} as const;

const isJson = (language: string) => /^jsonc?$/.test(language);

const placeText = ({ page, line }: Sample) => `${page}:${line}`;

const placeOf = ({ page, line, column }: Sample) => ({ file: page, line, column });

/** Checks the `nocheck` attribute of a sample. */
function checkReason(sample: Sample, report: Report): void {
  const { language, file, nocheck } = sample;
  const at = placeOf(sample);
  if (nocheck === '')
    report('samples/nocheck-reason', at, "This sample isn't checked, but gives no reason.", {
      note: 'Write nocheck="reason".',
    });
  else if (nocheck && (file || (!isScript(language) && !isJson(language)))) {
    const reason = file
      ? 'Quoted files are checked in their projects'
      : `Samples in "${language}" aren't checked`;
    const note = `Remove nocheck="${nocheck}".`;
    report('samples/needless-nocheck', at, `${reason}, so nocheck has no effect.`, { note });
  }
}

/** Returns whether JSX is the only reason for the syntax errors of a sample in TypeScript. */
function isTsx(
  { language, title = '', code }: Sample,
  findings: readonly CompilerMessage[],
): boolean {
  const isTs = language === 'ts' || /\.[cm]?ts$/.test(title);
  if (!isTs || findings[0]?.kind !== 'syntax') return false;
  const { Latest } = ts.ScriptTarget;
  const parsed = ts.createSourceFile('sample.tsx', code, Latest, false, ts.ScriptKind.TSX);
  return (parsed as { parseDiagnostics?: readonly unknown[] }).parseDiagnostics?.length === 0;
}

function reportJsx({ page, language, title = '', line, indent }: Sample, report: Report): void {
  const at = { file: page, line, column: indent + 1 };
  const name = title && `title="${title.replace(/ts$/, 'tsx')}"`;
  report('samples/syntax-error', at, 'Only .tsx files can contain JSX.', {
    note: `Write ${[language === 'ts' && '```tsx', name].filter(Boolean).join(' ')}.`,
  });
}

/**
 * Reports what the compiler found in a sample. A `nocheck` sample without findings is also
 * reported.
 * @param suggestModule suggests the nearest module to one that doesn't exist
 */
function checkFindings(
  sample: Sample,
  findings: readonly CompilerMessage[],
  page: Page | undefined,
  suggestModule: (specifier: string) => Suggestion,
  report: Report,
): void {
  // The page of an API shows it even if it's deprecated.
  const isSubject = ({ kind, message }: CompilerMessage) =>
    kind === 'deprecated' &&
    message.includes(`"${String(page?.frontMatter.title).replace(/ API$/, '')}"`);
  if (sample.nocheck === undefined && isTsx(sample, findings)) reportJsx(sample, report);
  else if (sample.nocheck === undefined)
    for (const finding of findings.filter((each) => !isSubject(each))) {
      const line = sample.line + 1 + finding.line;
      const column = sample.indent + 1 + finding.column;
      // Word processors insert quotation marks that no language accepts.
      const [quote] = /^[“”‘’]/.exec(page?.lines[line - 1]?.slice(column - 1) ?? '') ?? [];
      const at = { file: sample.page, line, column };
      const [, missing] = /^Cannot find module '([^']+)'/.exec(finding.message) ?? [];
      if (missing) {
        const text = `The module "${missing}" doesn't exist.`;
        report('samples/missing-import', at, text, suggestModule(missing));
        continue;
      }
      report(ruleOf[finding.kind], at, finding.message.replaceAll('\n', '\n  '), {
        note:
          finding.kind === 'deprecated'
            ? deprecatedNote
            : quote && `Use straight quotes instead of ${quote}.`,
      });
    }
  // A cut page can't change, and compiles with packages that the site installed later.
  else if (findings.length === 0 && sample.nocheck !== '' && !(page && isCutVersion(page.version)))
    report(
      'samples/needless-nocheck',
      placeOf(sample),
      "This sample has no problems, so it doesn't need nocheck.",
      { note: `Remove nocheck="${sample.nocheck}".` },
    );
}

/**
 * Returns whether the page's guide applies a `diff` to a file. Such a diff compiles only as a part
 * of the file, and `npx tsx scripts/check-guides.ts` type-checks that project.
 */
const isInGuide = ({ page, diff, title }: Sample, siteDir: string) =>
  diff && title !== undefined && existsSync(path.join(siteDir, page.replace(/mdx$/, 'guide.ts')));

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

/** Number of samples on a page that are compiled, and whose problems are reported. */
export const compiledSamples = (page: Page, siteDir: string): number =>
  readSamples(page, siteDir).files.filter(({ sample }) => sample && sample.nocheck === undefined)
    .length;

/**
 * Types of code samples in pages, and reasons of unchecked samples.
 * @param maxNochecks maximum number of `nocheck` samples per version
 */
export const samples = (types: Types, maxNochecks = 10) =>
  siteCheck({
    slow: true,
    rules,
    async check({ siteDir, cache, pages, partials, versions, installation }: Site, report) {
      const projects = [...pages, ...partials].map((page) => readSamples(page, siteDir));
      const results = await types.check('samples', projects, cache);
      for (const [index, found] of results.entries()) {
        const { page, packages = '.', files, samples: all = [] } = projects[index] ?? { files: [] };
        const suggestModule = (specifier: string) =>
          isRelative(specifier)
            ? { note: 'Add a sample with the title of that file.' }
            : renamed.has(packageOf(specifier))
              ? suggestPackage(packageOf(specifier))
              : suggest(specifier, installation.candidates(packages, specifier));
        for (const sample of all) {
          checkReason(sample, report);
          if (isJson(sample.language) && !sample.file)
            checkFindings(sample, parseJson(sample.code), page, suggestModule, report);
        }
        for (const [each, { sample }] of files.entries())
          if (sample) checkFindings(sample, found[each] ?? [], page, suggestModule, report);
      }
      for (const version of versions) {
        const unchecked = projects
          .filter((project) => project.page.version === version)
          .flatMap((project) => project.samples)
          .filter(({ nocheck }) => nocheck !== undefined);
        for (const sample of unchecked.slice(maxNochecks))
          report(
            'samples/too-many-nochecks',
            placeOf(sample),
            `${unchecked.length} samples aren't checked, but the limit is ${maxNochecks}.`,
            { note: `Make one of them compile: ${unchecked.map(placeText).join(', ')}.` },
          );
      }
    },
  });
