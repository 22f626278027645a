import type { ReactNode } from 'react';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from '@site/src/tags/Demo/tag';
import { Code } from './Code';
import { Notice } from './Notice';
import { Stage } from './Stage';
import { Toolbar } from './Toolbar';
import styles from './Demo.module.css';

/**
 * A live demo with its code. The markup is static; the page script and two islands make it
 * interactive (README.md).
 */
export function Demo({
  title,
  height,
  iframe = false,
  hideToolbar = false,
  defaultCodeOpen,
  demo,
  source,
}: TagProps<typeof tag>): ReactNode {
  if (!demo) return null;
  const blockSize = Number(height ?? (iframe ? 400 : 160));
  return (
    <section
      className={styles.demo}
      id={demo.name}
      aria-label={title}
      data-demo={demo.key}
      data-source-url={demo.sourceUrl}
      data-frame-url={demo.frameUrl}
      data-stylings={demo.stylings.join(' ')}
      data-view={source ? 'source' : 'preview'}
    >
      <Stage demo={demo} title={title} height={blockSize} iframe={iframe} />
      {hideToolbar ? null : (
        <>
          <Toolbar demo={demo} title={title} open={!!source} />
          <Notice />
          <Code demo={demo} title={title} source={source} preview={defaultCodeOpen !== false} />
        </>
      )}
    </section>
  );
}
