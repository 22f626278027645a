import type { ReactNode } from 'react';
import { demoKey } from '@site/src/site/demo';
import styles from './Demo.module.css';

export interface DemoFrameProps {
  product: string;
  /** Of the pages the demo belongs to, without `v`. */
  version: string;
  name: string;
  /** Accessible name, a short phrase. */
  title: string;
  /** In px. */
  height: number;
}

/**
 * A full-page demo by itself, outside the pages of its product: without code, and a static preview
 * until its reader turns to it.
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
