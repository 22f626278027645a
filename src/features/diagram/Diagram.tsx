import { useId, type ReactNode } from 'react';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/Diagram/tag';
import styles from './Diagram.module.css';
import { DiagramSvg } from './DiagramSvg';
import { drawings } from './drawings';

/**
 * A drawing with numbered steps, and the list that explains them. It uses the colors of the page.
 * @throws an error with the available names, if there's no such drawing
 */
export function Diagram({ name, title, children }: TagProps<typeof tag>): ReactNode {
  const id = useId();
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing)
    throw new Error(
      `<Diagram name="${name}"> has no drawing. The drawings are: ${Object.keys(drawings).join(', ')}.`,
    );
  const { width, height } = drawing;
  return (
    <figure className={styles.diagram} aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.frame} tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-steps`}
        >
          <DiagramSvg drawing={drawing} id={id} />
        </svg>
      </div>
      <div id={`${id}-steps`} className={styles.steps}>
        {children}
      </div>
    </figure>
  );
}
