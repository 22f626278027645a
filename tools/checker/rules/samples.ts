import { checkSamples } from '../../samples';
import type { Mistake } from '../../../plugins/shared/mistakes';
import type { SiteCheck } from '../rule';
import type { Page } from '../site';
import { demoMistake, demoProjects, type Types } from '../types';

/** Other checks say these. */
const ofOthers = new Set([
  'samples/unknown-language',
  'samples/missing-file',
  'samples/mdx-syntax',
]);

/** Quotes of a word processor are characters that no language knows. */
function withQuotes(mistake: Mistake, pages: readonly Page[]): Mistake {
  const page = pages.find(({ file }) => file === mistake.file);
  const sign = page?.lines[mistake.line - 1]?.[mistake.column - 1] ?? '';
  return /[“”‘’]/.test(sign)
    ? { ...mistake, message: `${mistake.message} Write straight quotes instead of ${sign}.` }
    : mistake;
}

/** Types of the code samples of pages, and the reasons of those that have none. */
export const samples = (types: Types): SiteCheck => ({
  scope: 'site',
  slow: true,
  rules: {
    'samples/syntax-error': 'A sample in TypeScript, JavaScript or JSON can be parsed.',
    'samples/missing-import': 'The imports of a sample exist.',
    'samples/type-error': 'A sample compiles.',
    'samples/nocheck-reason': 'A sample that is not checked gives a reason.',
    'samples/needless-nocheck': 'A sample that compiles is checked.',
    'samples/too-many-nochecks': 'Only a few samples are not checked.',
  },
  check: ({ siteDir, versions, cache, pages }): Mistake[] =>
    checkSamples({
      siteDir,
      sets: versions,
      compileProjects: (_siteDir, projects, packages) => {
        const found = types.check(
          'samples',
          projects.map((files) => ({ packages, files })),
          cache,
        );
        return projects.flatMap((files, index) =>
          files.map((file, each) => [file, found[index]?.[each] ?? []] as [typeof file, never[]]),
        );
      },
    })
      .mistakes.filter(({ rule }) => !ofOthers.has(rule))
      .map((mistake) => withQuotes(mistake, pages)),
});

/** Types of the demos. A demo that cannot be parsed is another rule's. */
export const demoTypes = (types: Types): SiteCheck => ({
  scope: 'site',
  slow: true,
  rules: { 'demo/type-error': 'A demo compiles.' },
  check(site) {
    const projects = demoProjects(site);
    const found = types.check('demos', projects, site.cache);
    const mistakes = projects.flatMap(({ files }, index) =>
      files.flatMap(({ sample }, each) =>
        (found[index]?.[each] ?? [])
          .filter(({ kind }) => kind === 'type')
          .map((finding) => demoMistake(String(sample), finding)),
      ),
    );
    const seen = new Set<string>();
    return mistakes.filter((mistake) => {
      const key = JSON.stringify(mistake);
      return !seen.has(key) && seen.add(key);
    });
  },
});
