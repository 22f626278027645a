import type createCache from '@emotion/cache';
import type { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { cacheOptions } from '../live/cacheOptions';
import styles from './Still.module.css';

/** A demo as the server sees it, with the Emotion of its own packages. Written by plugins/demos. */
export interface StillModule {
  Component: ComponentType;
  createCache: typeof createCache;
  CacheProvider: typeof CacheProvider;
  /** It waits for data that the server does not have. */
  partial: boolean;
}

/** HTML and style sheet of a demo's first frame. The mode is that of the page, as no script has run. */
function renderStill({ Component, createCache: create, CacheProvider: Provider }: StillModule) {
  const cache = create(cacheOptions.ltr);
  // Emotion keeps the rules instead of putting a style element before each element.
  cache.compat = true;
  const html = renderToString(
    <Provider value={cache}>
      <Component />
    </Provider>,
  );
  const css = Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('')
    .replaceAll('data-toolpad-color-scheme', 'data-theme');
  return { html, css };
}

/**
 * What stands in a demo's frame before its code is loaded: itself, as HTML and CSS of the build. In development, where pages are rendered
 * in the browser, there is none, and the demo starts at once.
 */
export function Still({ still }: { still: StillModule }): ReactNode {
  if (typeof document !== 'undefined') return null;
  const { html, css } = renderStill(still);
  return (
    <div className={styles.still} data-demo-part="still" data-partial={still.partial}>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
