import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mdxProblem } from '../../plugins/pages/mdxProblem';
import type { Problem } from '../../plugins/shared/problems';
import { isMarkdown } from '../../plugins/pages/files';
import { findingProblems, fenceProblems, tooManyNochecks } from './check';
import { samplesOf, type Sample } from './collect';
import { createCompiler } from './compiler';
import { parseJson } from './findings';
import type { CompileProjects, SampleSet, SamplesOptions } from './options';
import { projectOf } from './project';

/** Result of a check. */
export interface SamplesReport {
  pages: number;
  /** Samples that were compiled or parsed. */
  checked: number;
  /** Of all pages, in the order of the pages. */
  problems: Problem[];
}

/** A page to check, and the set it belongs to. */
interface SamplePage {
  file: string;
  set: SampleSet;
}

function pagesOf({ siteDir, sets, only }: SamplesOptions): SamplePage[] {
  return sets
    .filter(({ dir }) => existsSync(path.join(siteDir, dir)))
    .flatMap((set) =>
      readdirSync(path.join(siteDir, set.dir), { recursive: true, encoding: 'utf8' }).map(
        (file) => ({ set, file: path.posix.join(set.dir, file.replaceAll(path.sep, '/')) }),
      ),
    )
    .filter(
      ({ file }) => isMarkdown(file) && (!only || only.some((start) => file.startsWith(start))),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/**
 * A `diff` of a file that the page's guide changes is an excerpt and compiles only there: `npm run guides:check` applies it to the whole file and
 * type-checks the project.
 */
const isFollowed = ({ page, diff, title }: Sample, siteDir: string) =>
  diff && title !== undefined && existsSync(path.join(siteDir, page.replace(/mdx$/, 'guide.ts')));
/** Pages of the current versions, and those of each cut one. */
function byPackages(pages: SamplePage[]): string[][] {
  const folders = new Set(pages.map(({ set }) => set.packages));
  return [...folders].map((folder) =>
    pages.filter(({ set }) => set.packages === folder).map(({ file }) => file),
  );
}

const compileTogether: CompileProjects = (siteDir, projects, packages) => {
  const compiler = createCompiler(siteDir, packages);
  try {
    return [...compiler.check(projects.flat(), projects.flat())];
  } finally {
    compiler.close();
  }
};

/** Compiles the samples of all pages, those of each folder of packages together. */
function compileSamples(
  siteDir: string,
  pages: SamplePage[],
  samples: Sample[],
  compileProjects: CompileProjects,
) {
  const quote = (file: string) =>
    existsSync(path.join(siteDir, file)) ? readFileSync(path.join(siteDir, file), 'utf8') : '';
  const folders = new Set(pages.map(({ set }) => set.packages));
  return [...folders].flatMap((packages) => {
    const projects = pages
      .filter(({ set }) => set.packages === packages)
      .map(({ file }) =>
        projectOf(
          path.join(siteDir, packages, '.samples', file.replace(/\.mdx?$/, '')),
          samples.filter((sample) => sample.page === file && !isFollowed(sample, siteDir)),
          quote,
        ),
      );
    return compileProjects(siteDir, projects, packages).flatMap(([{ sample }, findings]) =>
      sample ? [{ sample, findings }] : [],
    );
  });
}

/** Checks the code samples of all pages. Nothing is written to disk. */
export function checkSamples(options: SamplesOptions): SamplesReport {
  const { siteDir, maxNochecks = 10, compileProjects = compileTogether } = options;
  const pages = pagesOf(options);
  const problems: Problem[] = [];
  const samples: Sample[] = [];
  for (const { file, set } of pages) {
    try {
      samples.push(...samplesOf(file, readFileSync(path.join(siteDir, file), 'utf8'), set));
    } catch (error) {
      problems.push(mdxProblem(file, error, 'samples/mdx-syntax'));
    }
  }

  problems.push(
    ...samples.flatMap((sample) => fenceProblems(sample, siteDir)),
    ...byPackages(pages).flatMap((files) =>
      tooManyNochecks(
        samples.filter(({ page }) => files.includes(page)),
        maxNochecks,
      ),
    ),
  );

  const parsed = samples
    .filter(({ language, file }) => /^jsonc?$/.test(language) && !file)
    .map((sample) => ({ sample, findings: parseJson(sample.code) }));
  const results = [...compileSamples(siteDir, pages, samples, compileProjects), ...parsed];

  problems.push(...results.flatMap(({ sample, findings }) => findingProblems(sample, findings)));
  return { pages: pages.length, checked: results.length, problems: problems.sort(byPlace) };
}
