import type { ReactNode } from 'react';
import styles from './Demo.module.css';

/** What a demo tells its reader: the outcome of an action, and an edit that waits since before a reload. */
export function Notice(): ReactNode {
  return (
    <>
      <p className={styles.status} role="status" data-demo-part="status" />
      <div className={styles.notice} data-demo-part="notice">
        <p>You have edited this demo.</p>
        <button type="button" data-demo-action="continue">
          Run your edit
        </button>
        <button type="button" data-demo-action="reset">
          Discard it
        </button>
      </div>
    </>
  );
}
