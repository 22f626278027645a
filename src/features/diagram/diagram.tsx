import { useId, type ReactNode } from 'react';
import type { TagProps } from '@site/model/tags/define';
import type { tags } from '@site/model/tags/records/content';
import styles from './Diagram.module.css';

/**
 * A drawing with numbered steps, and the list that explains them. The drawing is an SVG file beside
 * the page, which uses the colors of the page through the classes in `Diagram.module.css`.
 */
export function Diagram({ title, svg, children }: TagProps<typeof tags.Diagram>): ReactNode {
  const id = useId();
  return (
    <figure className={styles.diagram} aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.frame} tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
        <div
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-steps`}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      </div>
      <div id={`${id}-steps`} className={styles.steps}>
        {children}
      </div>
    </figure>
  );
}
