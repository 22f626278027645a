import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { RunResult } from '../session/session';

/** Error of the last edit. Success isn't reported, because the demo shows it. */
export function EditError({ result }: { result: RunResult }): ReactNode {
  const t = useTranslate();
  const place =
    result.state !== 'failed' || result.line === null
      ? null
      : result.column === null
        ? t('editor.line', { line: result.line })
        : t('editor.lineColumn', { line: result.line, column: result.column });
  return (
    <div data-part="outcome" role="status">
      {result.state === 'failed' ? (
        <p>
          {place ? <strong>{place}</strong> : null}
          <span>{result.message}</span>
        </p>
      ) : null}
    </div>
  );
}
