import type { ReactNode } from 'react';
import type { DemoSource, DemoSummary } from '@site/src/site/demo';
import { Code } from './Code';
import { Notice } from './Notice';
import { Stage } from './Stage';
import { Toolbar } from './Toolbar';
import styles from './Demo.module.css';

export interface DemoProps {
  /** File beside the page, such as `./Basic.tsx`. The build uses it; the page itself reads `demo`. */
  src: string;
  /** Accessible name of the demo, a short phrase. */
  title: string;
  /** Height of the frame in px; for demos inside the page, the minimum height. Default: 400 for full-page demos, otherwise 160. */
  height?: number | string;
  /** Runs the demo in a separate frame, for demos that fill a page. */
  iframe?: boolean;
  /** Hides the toolbar and the code. */
  hideToolbar?: boolean;
  /** `true` shows the whole source from the start; `false` hides even the preview lines. */
  defaultCodeOpen?: boolean;
  /** Added at build time by plugins/demos. */
  name: string;
  /** Nothing in `npm start` where the demo has a mistake. */
  demo: DemoSummary | null;
  /** Only where the source is shown from the start. */
  source?: DemoSource;
}

/** A live demo with its code. Static markup: the page script and two islands serve it, see README.md. */
export function Demo({
  title,
  height,
  iframe = false,
  hideToolbar = false,
  defaultCodeOpen,
  demo,
  source,
}: DemoProps): ReactNode {
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
