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
