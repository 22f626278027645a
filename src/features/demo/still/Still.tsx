import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { cacheOptions } from '../live/cacheOptions';
import boxStyles from '../live/DemoBox.module.css';
import { PageTheme } from '../live/DemoTheme';
import type { DemoKit } from '../live/kit';
import frameStyles from '../frame/Frame.module.css';
import styles from './Still.module.css';
import { usedCss } from './usedCss';

/** A demo as the server sees it, with the libraries of its own packages. Written by plugins/demos. */
export interface StillModule {
  Component: ComponentType;
  kit: DemoKit;
  /** It waits for data that the server does not have. */
  partial: boolean;
}

export interface StillProps {
  still: StillModule;
  /** Of the demo, unique among the demos of a page. */
  name: string;
  fullPage: boolean;
}

/** A demo that stands in a page, as its own page shows it (frameIsland.tsx). The stage of a page takes the box of it (onStage.ts). */
const InBox = ({ still: { Component, kit } }: Pick<StillProps, 'still'>) => (
  <PageTheme kit={kit} direction="ltr" dense={false}>
    <main className={frameStyles.content}>
      <div className={boxStyles.box} data-demo-part="box">
        <Component />
      </div>
    </main>
  </PageTheme>
);

/** HTML and style sheet of a demo's first frame. The mode is that of the page, as no script has run. */
function renderStill({ still, name, fullPage }: StillProps) {
  const { Component, kit } = still;
  const cache = kit.createCache(cacheOptions.ltr);
  // Emotion keeps the rules instead of putting a style element before each element.
  cache.compat = true;
  const { CacheProvider } = kit;
  const html = renderToString(
    <CacheProvider value={cache}>
      {fullPage ? <Component /> : <InBox still={still} />}
    </CacheProvider>,
    // Several stills may stand in one page.
    { identifierPrefix: name },
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { html, css: usedCss(rules, html).replaceAll('data-toolpad-color-scheme', 'data-theme') };
}

/**
 * What stands on a demo's own page before its code is loaded: itself, as HTML and CSS of the build. In development, where pages are
 * rendered in the browser, there is none, and the demo starts at once.
 */
export function Still(props: StillProps): ReactNode {
  if (typeof document !== 'undefined') return null;
  const { html, css } = renderStill(props);
  return (
    <div
      className={styles.still}
      data-demo-part="still"
      data-partial={props.still.partial}
      data-waits={props.fullPage}
    >
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
