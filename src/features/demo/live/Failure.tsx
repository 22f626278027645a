import type { ReactNode } from 'react';
import styles from './Failure.module.css';

export interface FailureProps {
  /** Short description of the error. */
  title: string;
  /** Message of the error. */
  message?: string;
  retryLabel: string;
  onRetry: () => void;
}

/**
 * Error message inside a demo's frame. It uses plain elements, because the component library may be
 * what failed.
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
