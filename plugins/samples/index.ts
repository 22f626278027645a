import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mdxMistake } from '../shared/mdx';
import type { Mistake } from '../shared/mistakes';
import { findingMistakes, fenceMistakes, tooManyNochecks } from './check';
import { samplesOf, type Sample } from './collect';
import { compile, parseJson } from './compile';
import type { SamplesOptions } from './options';
import { projectOf } from './project';

/** Result of a check. */
export interface SamplesReport {
  pages: number;
  /** Samples that were compiled or parsed. */
  checked: number;
  /** Of all pages, in the order of the pages. */
  mistakes: Mistake[];
}

function pagesOf({ siteDir, folders, only }: SamplesOptions): string[] {
  return folders
    .filter((folder) => existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll(path.sep, '/')),
      ),
    )
    .filter(
      (file) => file.endsWith('.mdx') && (!only || only.some((start) => file.startsWith(start))),
    )
    .sort();
}

const byPlace = (a: Mistake, b: Mistake) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;

/**
 * A `diff` of a file that the page's guide changes is an excerpt and compiles only there: `npm run guides:check` applies it to the whole file and
 * type-checks the project.
 */
const isFollowed = ({ page, diff, title }: Sample, siteDir: string) =>
  diff && title !== undefined && existsSync(path.join(siteDir, page.replace(/mdx$/, 'guide.ts')));

/** Checks the code samples of all pages. Nothing is written to disk. */
export function checkSamples(options: SamplesOptions): SamplesReport {
  const { siteDir, maxNochecks = 10 } = options;
  const pages = pagesOf(options);
  const mistakes: Mistake[] = [];
  const samples: Sample[] = [];
  for (const page of pages) {
    try {
      samples.push(...samplesOf(page, readFileSync(path.join(siteDir, page), 'utf8')));
    } catch (error) {
      mistakes.push(mdxMistake(page, error, 'samples/mdx-syntax'));
    }
  }

  mistakes.push(
    ...samples.flatMap((sample) => fenceMistakes(sample, siteDir)),
    ...tooManyNochecks(samples, maxNochecks),
  );

  const quote = (file: string) =>
    existsSync(path.join(siteDir, file)) ? readFileSync(path.join(siteDir, file), 'utf8') : '';
  const files = pages.flatMap((page) =>
    projectOf(
      path.join(siteDir, '.samples', page.replace(/\.mdx$/, '')),
      samples.filter((sample) => sample.page === page && !isFollowed(sample, siteDir)),
      quote,
    ),
  );
  const compiled = [...compile(siteDir, files)].flatMap(([{ sample }, findings]) =>
    sample ? [{ sample, findings }] : [],
  );
  const parsed = samples
    .filter(({ language, file }) => /^jsonc?$/.test(language) && !file)
    .map((sample) => ({ sample, findings: parseJson(sample.code) }));
  const results = [...compiled, ...parsed];

  mistakes.push(...results.flatMap(({ sample, findings }) => findingMistakes(sample, findings)));
  return { pages: pages.length, checked: results.length, mistakes: mistakes.sort(byPlace) };
}
