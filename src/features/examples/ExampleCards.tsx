import type { ReactNode } from 'react';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/ExampleCards/tag';
import styles from './ExampleCard.module.css';

/** Cards of examples, as many per row as fit. */
export function ExampleCards({ children }: TagProps<typeof tag>): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
