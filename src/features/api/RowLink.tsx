import type { ReactNode } from 'react';
import styles from './api.module.css';

/** Link to a row, which the page script also copies: see script.ts. */
export function RowLink({ id, name }: { id: string; name: string }): ReactNode {
  return (
    <a className={styles.anchor} href={`#${id}`} data-api-link="" aria-label={`Link to ${name}`} />
  );
}
