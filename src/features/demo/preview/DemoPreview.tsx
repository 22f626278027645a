import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { cacheOptions } from '../live/cacheOptions';
import boxStyles from '../live/DemoBox.module.css';
import { PageTheme } from '../live/DemoTheme';
import type { ThemeLibraries } from '../live/themeLibraries';
import frameStyles from '../frame/Frame.module.css';
import styles from './DemoPreview.module.css';
import { usedCss } from './usedCss';

/** A demo as the server sees it, with the libraries of its own packages. Written by plugins/demos. */
export interface PreviewModule {
  Component: ComponentType;
  themeLibraries: ThemeLibraries;
  /** It waits for data that the server does not have. */
  partial: boolean;
}

export interface DemoPreviewProps {
  preview: PreviewModule;
  /** Of the demo, unique among the demos of a page. */
  name: string;
  fullPage: boolean;
}

/** A demo that stands in a page, as its own page shows it (frameIsland.tsx). The stage of a page takes the box of it (loadPreview.ts). */
const InBox = ({ preview: { Component, themeLibraries } }: Pick<DemoPreviewProps, 'preview'>) => (
  <PageTheme themeLibraries={themeLibraries} direction="ltr" dense={false}>
    <main className={frameStyles.content}>
      <div className={boxStyles.box} data-demo-part="box">
        <Component />
      </div>
    </main>
  </PageTheme>
);

/** HTML and style sheet of a demo's first frame. The mode is that of the page, as no script has run. */
function renderPreview({ preview, name, fullPage }: DemoPreviewProps) {
  const { Component, themeLibraries } = preview;
  const cache = themeLibraries.createCache(cacheOptions.ltr);
  // Emotion keeps the rules instead of putting a style element before each element.
  cache.compat = true;
  const { CacheProvider } = themeLibraries;
  const html = renderToString(
    <CacheProvider value={cache}>
      {fullPage ? <Component /> : <InBox preview={preview} />}
    </CacheProvider>,
    // Several previews may stand in one page.
    { identifierPrefix: name },
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { html, css: usedCss(rules, html).replaceAll('data-toolpad-color-scheme', 'data-theme') };
}

/**
 * What stands on a demo's own page before its code is loaded: itself, as HTML and CSS of the build. In development, where pages are
 * rendered in the browser, there is none, and the demo starts at once.
 */
export function DemoPreview(props: DemoPreviewProps): ReactNode {
  if (typeof document !== 'undefined') return null;
  const { html, css } = renderPreview(props);
  return (
    <div
      className={styles.preview}
      data-demo-part="preview"
      data-partial={props.preview.partial}
      data-waits={props.fullPage}
    >
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
