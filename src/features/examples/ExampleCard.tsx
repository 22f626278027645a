import type { ReactNode } from 'react';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/ExampleCard/tag';
import styles from './ExampleCard.module.css';

/** An example with its picture and links to open it. */
export function ExampleCard({ children }: TagProps<typeof tag>): ReactNode {
  return <div className={styles.card}>{children}</div>;
}
