import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

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
