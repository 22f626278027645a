import type { ReactNode } from 'react';
import styles from './ExampleCard.module.css';

export interface ExampleCardProps {
  /** A heading, a `<Picture>`, a few sentences and an `<ExampleProject>`. */
  children: ReactNode;
}

/** An example with its picture, and ways to open it. */
export function ExampleCard({ children }: ExampleCardProps): ReactNode {
  return <div className={styles.card}>{children}</div>;
}
