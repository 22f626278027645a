import type { ReactNode } from 'react';
import { demoKey } from '@site/model/facts/demo';
import styles from './Demo.module.css';

export interface DemoFrameProps {
  product: string;
  /** Version of the demo's pages, without `v`. */
  version: string;
  name: string;
  /** Accessible name: a short phrase. */
  title: string;
  /** In px. */
  height: number;
}

/**
 * A full-page demo without its code, for pages that belong to no product. Shows a static preview
 * until the reader uses it.
 */
export function DemoFrame({ product, version, name, title, height }: DemoFrameProps): ReactNode {
  const frameUrl = `/toolpad/demos/${demoKey(product, `v${version}`, name)}/`;
  return (
    <section
      className={styles.demo}
      aria-label={title}
      data-demo=""
      data-frame-url={frameUrl}
      data-start="inside"
    >
      <div
        className={styles.stage}
        data-demo-part="stage"
        data-kind="frame"
        style={{ minBlockSize: height }}
      >
        <noscript>
          <iframe src={frameUrl} title={title} loading="lazy" style={{ blockSize: height }} />
        </noscript>
      </div>
    </section>
  );
}
