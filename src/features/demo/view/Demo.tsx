import type { ReactNode } from 'react';
import type { DemoSource, DemoSummary } from '@site/src/site/demo';
import { Code } from './Code';
import { Notice } from './Notice';
import { Stage } from './Stage';
import { Toolbar } from './Toolbar';
import styles from './Demo.module.css';

export interface DemoProps {
  /** File beside the page, `./Basic.tsx`. Names the demo to the build; the page itself reads `demo`. */
  src: string;
  /** Accessible name of the demo, a short phrase. */
  title: string;
  /** Height of the frame in px; inside the page a minimum. Default 400 for full-page demos, else 160. */
  height?: number | string;
  /** The demo fills a page: it runs in a frame of its own. */
  iframe?: boolean;
  /** No toolbar and no code. */
  hideToolbar?: boolean;
  /** `true` shows the whole source from the start, `false` not even the preview lines. */
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
