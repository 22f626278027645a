import type { ReactNode } from 'react';
import type { CodeVariant } from '@site/src/site/demo';
import styles from './Editor.module.css';

const names: Record<CodeVariant, string> = { TS: 'TypeScript', JS: 'JavaScript' };

export interface OtherVariantProps {
  /** Variant of the edit. */
  variant: CodeVariant;
  /** Variant the reader chose. */
  wanted: CodeVariant;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks the reader what to do with an edit that cannot be shown in the chosen variant. */
export function OtherVariant({ variant, wanted, onKeep, onDiscard }: OtherVariantProps): ReactNode {
  return (
    <div className={styles.note} role="status">
      <span>
        Your edit is in {names[variant]} and cannot be turned into {names[wanted]}. It is still
        here.
      </span>
      <button type="button" onClick={onKeep}>
        Go on in {names[variant]}
      </button>
      <button type="button" onClick={onDiscard}>
        Discard the edit
      </button>
    </div>
  );
}
