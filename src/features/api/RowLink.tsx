import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './api.module.css';

/** Link to a row. `script.ts` also copies its URL. */
export function RowLink({ id, name }: { id: string; name: string }): ReactNode {
  const t = useTranslate();
  return (
    <a
      className={styles.anchor}
      href={`#${id}`}
      data-api-link=""
      aria-label={t('api.linkTo', { name })}
    />
  );
}
