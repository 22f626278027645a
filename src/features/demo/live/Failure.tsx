import type { ReactNode } from 'react';
import styles from './Failure.module.css';

export interface FailureProps {
  /** What happened. */
  title: string;
  /** Message of the error. */
  message?: string;
  retryLabel: string;
  onRetry: () => void;
}

/**
 * A failure inside a demo's frame. Plain elements: what failed may be the component library itself.
 */
export function Failure({ title, message, retryLabel, onRetry }: FailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>{title}</p>
      {message ? <pre>{message}</pre> : null}
      <button type="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
