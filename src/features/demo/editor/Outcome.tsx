import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { RunResult } from '../session/session';
import styles from './Editor.module.css';

/** What came of the last edit. Only errors are shown; the demo itself shows success. */
export function Outcome({ result }: { result: RunResult }): ReactNode {
  const t = useTranslate();
  const failed = result.state === 'failed';
  return (
    <div className={styles.outcome} role="status">
      {failed ? (
        <p>
          {result.line === null ? null : <strong>{t('editor.line', { line: result.line })}</strong>}
          {result.message}
        </p>
      ) : null}
    </div>
  );
}
