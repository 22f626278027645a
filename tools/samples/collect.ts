import { quotedPath } from '../../plugins/code-blocks/quote';
import { readPage } from '../../plugins/pages/model';
import type { DocumentedVersion } from '../../plugins/shared/versions';

/** A code fence of a page. */
export interface Sample {
  /** Page, as a path from the root of the repository. */
  page: string;
  language: string;
  /** The code as it is compiled: of a `diff` fence, the state after the change. Line for line the code of the page. */
  code: string;
  /** 1-based place of the fence. */
  line: number;
  column: number;
  /** Columns of the page before the first one of the code. */
  indent: number;
  title?: string;
  /** Its lines began with `+`, `-` or a space. */
  diff: boolean;
  /** Quoted file of the repository. */
  file?: string;
  region?: string;
  /** Reason why the sample is not checked; empty when the writer gave none. */
  nocheck?: string;
}

/** Removed lines stay as empty ones, which keeps the numbers of the others. */
const afterDiff = (code: string) =>
  code
    .split('\n')
    .map((line) => (line.startsWith('-') ? '' : line.slice(1)))
    .join('\n');

/**
 * All fences of a page, in order.
 * @param version whose copy of the examples the page quotes
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
