import type { ReactNode } from 'react';

/** A text of the API data: links and code, made and escaped by plugins/api-pages. */
export function Html({ html }: { html: string }): ReactNode {
  return html === '' ? null : <span dangerouslySetInnerHTML={{ __html: html }} />;
}
