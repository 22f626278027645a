import path from 'node:path';
import { quotedPath } from '../../model/code/quote';
import { readPage } from '../../model/pages/parsePage';
import type { DocumentedVersion } from '../../model/versions/versions';

/** A code fence of a page. */
export interface Sample {
  /** Path of the page relative to the root of the repository. */
  page: string;
  language: string;
  /**
   * The code to compile, with the same lines as on the page. For a `diff` fence, the state after
   * the change.
   */
  code: string;
  /** 1-based position of the fence. */
  line: number;
  column: number;
  /** Number of columns before the code on the page. */
  indent: number;
  title?: string;
  /** Whether the fence is a `diff`, with lines that start with `+`, `-`, or a space. */
  diff: boolean;
  /** Path of the quoted file in the repository. */
  file?: string;
  region?: string;
  /** Reason why the sample isn't checked. Empty if the writer gave none. */
  nocheck?: string;
}

/** Replaces removed lines with empty ones, so that line numbers don't change. */
const afterDiff = (code: string) =>
  code
    .split('\n')
    .map((line) => (line.startsWith('-') ? '' : line.slice(1)))
    .join('\n');

/**
 * All fences of a page, in order.
 * @param version version of the page, which determines the examples that it quotes
 */
export function samplesOf(
  page: string,
  source: string,
  version?: Pick<DocumentedVersion, 'examples'>,
): Sample[] {
  return readPage(source).fences.map(({ language, meta, code, line, column }) => {
    const { title, file, region, nocheck, unknown, diff } = meta;
    return {
      page,
      language,
      code: diff ? afterDiff(code) : code,
      line,
      column,
      indent: diff ? column : column - 1,
      title,
      diff,
      file: file === undefined ? undefined : quotedPath(file, version),
      region,
      nocheck: unknown.includes('nocheck') ? '' : nocheck,
    };
  });
}

/** A file that exists only in the compiler. */
export interface VirtualFile<Source = Sample> {
  path: string;
  text: string;
  /**
   * The sample that findings are reported for. Missing for quoted files, which are checked in their
   * own projects.
   */
  sample?: Source;
}

/** Returns whether TypeScript compiles a language. */
export const isScript = (language: string): boolean => /^[jt]sx?$/.test(language);

const scriptEnding = /\.(?:d\.)?[cm]?[jt]sx?$/;

/**
 * Creates the virtual project of a page. If a sample's title is a path, other samples of the page
 * can import it by that path. Samples without a title are separate files in the root of the
 * project. If several samples share a title, imports resolve to the last one.
 * @param root folder of the project
 * @param quote returns the content of a file in the repository
 */
export function projectOf(
  root: string,
  samples: Sample[],
  quote: (file: string) => string,
): VirtualFile[] {
  const files = new Map<string, VirtualFile>();
  for (const sample of samples.filter(({ language }) => isScript(language))) {
    const name = [sample.title, sample.file].find(
      (candidate) => candidate && scriptEnding.test(candidate),
    );
    if (sample.file) {
      if (!sample.region && name)
        files.set(path.join(root, name), { path: path.join(root, name), text: quote(sample.file) });
      continue;
    }
    const target = path.join(root, name ?? `sample-${sample.line}.${sample.language}`);
    const earlier = files.get(target);
    if (earlier?.sample) {
      const beside = target.replace(
        scriptEnding,
        (ending) => `.line-${earlier.sample?.line}${ending}`,
      );
      files.set(beside, { ...earlier, path: beside });
    }
    files.set(target, { path: target, text: sample.code, sample });
  }
  return [...files.values()];
}
