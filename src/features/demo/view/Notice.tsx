import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './Demo.module.css';

/** Messages of a demo: the result of an action, and a notice about an edit from before a reload. */
export function Notice(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <p
        className={styles.status}
        role="status"
        data-demo-part="status"
        data-failed={t('demo.controlFailed')}
      />
      <div className={styles.notice} data-demo-part="notice">
        <p>{t('demo.edited')}</p>
        <button type="button" data-demo-action="continue">
          {t('demo.runEdit')}
        </button>
        <button type="button" data-demo-action="reset">
          {t('demo.discardEdit')}
        </button>
      </div>
    </>
  );
}
