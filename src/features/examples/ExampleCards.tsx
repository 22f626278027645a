import type { PropsWithChildren, ReactNode } from 'react';
import styles from './ExampleCards.module.css';

/** Cards of examples, as many per row as fit. */
export function ExampleCards({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** An example with its picture and links to open it. */
export function ExampleCard({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.card}>{children}</div>;
}
