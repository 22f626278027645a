import Head from '@docusaurus/Head';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoSummary, PreviewData } from '@site/model/facts/demo';
import { currentLanguage } from '@site/model/facts/languages';
import { cacheOptions, PageTheme } from '../islands/DemoTheme';
import type { ThemeLibraries } from '../islands/themeLibraries';
import boxStyles from '../islands/DemoBox.module.css';
import frameStyles from '../markup/DemoPage.module.css';
import styles from './DemoPreview.module.css';
import { previewMarkup } from '@site/model/facts/previewMarkup';

/** Modules of the routes of a demo: see `previewModules` in plugins/demos/registry.ts. */
export interface PreviewModules {
  Component: ComponentType;
  themeLibraries: ThemeLibraries;
  data: PreviewData;
}

interface DemoPreviewProps {
  preview: PreviewModules;
  /** Name of the demo, unique on its page. */
  name: string;
  /**
   * A `document` has its own theme. Other demos use the page's, on a stage of the docs or on a
   * separate page.
   */
  place: 'document' | 'page' | 'stage';
  /** Heading of a separate page, for screen readers, unless the demo has one. */
  heading?: string;
}

/** The demo, with the same elements around it as in its island. */
function Content({ preview: { Component, themeLibraries }, place }: DemoPreviewProps): ReactNode {
  if (place === 'document') return <Component />;
  const box = (
    <div className={boxStyles.box}>
      <Component />
    </div>
  );
  return (
    <PageTheme themeLibraries={themeLibraries} direction="ltr" dense={false}>
      {place === 'page' ? <main className={frameStyles.content}>{box}</main> : box}
    </PageTheme>
  );
}

const reasonOf = (cause: unknown) =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');

/**
 * Renders without `fetch`, whose response would arrive after the page is written, and whose failure
 * would end the build. A boundary of the demo may catch the error, so it's thrown again.
 */
function renderWithoutFetch(render: () => string): string {
  const { fetch } = globalThis;
  let refused: Error | undefined;
  globalThis.fetch = (input) => {
    refused = new Error(
      `it requests "${typeof input === 'object' && 'url' in input ? input.url : input}"`,
    );
    throw refused;
  };
  try {
    const html = render();
    if (refused) throw refused;
    return html;
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Renders a demo to HTML. @throws an error that names the demo's file if that fails */
export function renderContent(element: ReactNode, file: string, identifierPrefix: string): string {
  try {
    return renderWithoutFetch(() => renderToString(element, { identifierPrefix }));
  } catch (cause) {
    throw new Error(
      `${file} can't be rendered without a browser: ${reasonOf(cause)}. Read data and browser variables in an effect or an event handler.`,
      { cause },
    );
  }
}

function contentOf({ recorded, partial }: PreviewData): 'complete' | 'partial' | 'recorded' {
  if (recorded !== null) return 'recorded';
  return partial ? 'partial' : 'complete';
}

function renderPreview(props: DemoPreviewProps): string {
  if (props.preview.data.recorded !== null) return props.preview.data.recorded;
  const { createCache, CacheProvider } = props.preview.themeLibraries;
  const cache = createCache(cacheOptions.ltr);
  // Emotion collects the rules instead of adding a style element before each element.
  cache.compat = true;
  const html = renderContent(
    <CacheProvider value={cache}>
      <Content {...props} />
    </CacheProvider>,
    props.preview.data.file,
    // A page may contain several previews.
    props.name,
  );
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return previewMarkup(rules, html);
}

/**
 * Static preview of a demo: HTML and CSS from the build, shown until the demo runs. In development,
 * pages are rendered in the browser, so there's no preview and the demo starts at once.
 */
export function DemoPreview(props: DemoPreviewProps): ReactNode {
  if (typeof document !== 'undefined') return null;
  const html = renderPreview(props);
  return (
    <>
      {props.heading && !/<h1[\s>]/.test(html) ? (
        <h1 className="visually-hidden">{props.heading}</h1>
      ) : null}
      <div
        className={styles.preview}
        data-demo-part="preview"
        data-content={contentOf(props.preview.data)}
        data-waits={props.place === 'document'}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

interface PreviewFragmentProps {
  demo: DemoSummary;
  preview: PreviewModules;
}

/** The static preview of a demo, which `loadPreview.ts` adds to the page of the demo. */
export default function PreviewFragment({ demo, preview }: PreviewFragmentProps): ReactNode {
  return (
    <>
      <Head>
        <html lang={currentLanguage} data-page="fragment" />
        <meta name="robots" content="noindex" />
      </Head>
      <DemoPreview preview={preview} name={demo.name} place="stage" />
    </>
  );
}
