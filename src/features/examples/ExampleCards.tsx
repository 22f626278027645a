import type { ReactNode } from 'react';
import styles from './ExampleCard.module.css';

export interface ExampleCardsProps {
  /** Several `<ExampleCard>`. */
  children: ReactNode;
}

/** Cards of examples beside one another, as many as fit. */
export function ExampleCards({ children }: ExampleCardsProps): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
