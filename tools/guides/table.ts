import type { RunRecord } from './runGuide';

/** A guide's line of the table. */
export interface Row {
  page: string;
  record?: RunRecord;
  failure?: string;
  seconds: number;
}

/** The table of a run in Markdown, and below it what was not run, with reasons. */
export function renderTable(rows: readonly Row[]): string {
  const skipped = rows.flatMap(({ record }) => record?.skipped ?? []);
  return [
    '| page | result | commands | files | prompts | browser visits | s |',
    '| --- | --- | --: | --: | --: | --: | --: |',
    ...rows.map(({ page, record, failure, seconds }) =>
      [
        '',
        page,
        failure === undefined ? 'ok' : 'FAILED',
        record?.commands ?? 0,
        record?.files ?? 0,
        record?.prompts ?? 0,
        record?.looks ?? 0,
        seconds,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    ...(skipped.length > 0 ? ['', 'Not run:', ...skipped.map((line) => `- ${line}`)] : []),
  ].join('\n');
}
