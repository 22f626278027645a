import { markdownTable } from '@site/tools/report';
import type { RunRecord } from './runGuide';

/** A table row for one guide. */
export interface Row {
  page: string;
  record?: RunRecord;
  failure?: string;
  seconds: number;
}

/** Renders a Markdown table of a run, followed by skipped fences with reasons. */
export function renderTable(rows: readonly Row[]): string {
  const skipped = rows.flatMap(({ record }) => record?.skipped ?? []);
  const table = markdownTable([
    ['page', 'result', 'commands', 'files', 'prompts', 'browser visits', 's'],
    ...rows.map(({ page, record, failure, seconds }) => [
      page,
      failure === undefined ? 'ok' : 'FAILED',
      ...[record?.commands, record?.files, record?.prompts, record?.browserTests].map(
        (n) => `${n ?? 0}`,
      ),
      `${seconds}`,
    ]),
  ]);
  return [
    table,
    ...(skipped.length > 0 ? ['', 'Not run:', ...skipped.map((line) => `- ${line}`)] : []),
  ].join('\n');
}
