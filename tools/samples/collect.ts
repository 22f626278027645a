import { quotedPath } from '../../plugins/code-blocks/quote';
import { readPage } from '../../plugins/pages/model';
import type { DocumentedVersion } from '../../plugins/shared/versions';

/** A code fence of a page. */
export interface Sample {
  /** Page, as a path from the root of the repository. */
  page: string;
  language: string;
  /**
   * The code that is compiled, with the same lines as on the page. For a `diff` fence, the state
   * after the change.
   */
  code: string;
  /** 1-based place of the fence. */
  line: number;
  column: number;
  /** Number of columns before the code on the page. */
  indent: number;
  title?: string;
  /** Whether its lines started with `+`, `-` or a space. */
  diff: boolean;
  /** Quoted file of the repository. */
  file?: string;
  region?: string;
  /** Reason why the sample is not checked; empty if the writer gave none. */
  nocheck?: string;
}

/** Removed lines become empty, so that the others keep their numbers. */
const afterDiff = (code: string) =>
  code
    .split('\n')
    .map((line) => (line.startsWith('-') ? '' : line.slice(1)))
    .join('\n');

/**
 * All fences of a page, in order.
 * @param version version of the page, whose examples it quotes
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
