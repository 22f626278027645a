import { checkSamples } from '../../samples';
import type { Problem } from '../../../plugins/shared/problems';
import type { SiteCheck } from '../rule';
import type { Page } from '../site';
import { demoProblem, demoProjects, type Types } from '../types';

/** Other checks say these. */
const ofOthers = new Set([
  'samples/unknown-language',
  'samples/missing-file',
  'samples/mdx-syntax',
]);

/** Quotes of a word processor are characters that no language knows. */
function withQuotes(problem: Problem, pages: readonly Page[]): Problem {
  const page = pages.find(({ file }) => file === problem.file);
  const sign = page?.lines[problem.line - 1]?.[problem.column - 1] ?? '';
  return /[“”‘’]/.test(sign)
    ? { ...problem, message: `${problem.message} Write straight quotes instead of ${sign}.` }
    : problem;
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
  check: ({ siteDir, versions, cache, pages }): Problem[] =>
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
      .problems.filter(({ rule }) => !ofOthers.has(rule))
      .map((problem) => withQuotes(problem, pages)),
});

/** Types of the demos. A demo that cannot be parsed is another rule's. */
export const demoTypes = (types: Types): SiteCheck => ({
  scope: 'site',
  slow: true,
  rules: { 'demo/type-error': 'A demo compiles.' },
  check(site) {
    const projects = demoProjects(site);
    const found = types.check('demos', projects, site.cache);
    const problems = projects.flatMap(({ files }, index) =>
      files.flatMap(({ sample }, each) =>
        (found[index]?.[each] ?? [])
          .filter(({ kind }) => kind === 'type')
          .map((finding) => demoProblem(String(sample), finding)),
      ),
    );
    const seen = new Set<string>();
    return problems.filter((problem) => {
      const key = JSON.stringify(problem);
      return !seen.has(key) && seen.add(key);
    });
  },
});
