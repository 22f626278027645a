import type { ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';

/**
 * A text of the API data: links and code, made and escaped by plugins/api-pages. Its links lead to
 * pages in the language of the page.
 */
export function Html({ html }: { html: string }): ReactNode {
  const localize = useLocalizeHref();
  if (html === '') return null;
  const local = html.replace(/(?<= href=")\/[^"]*/g, localize);
  return <span dangerouslySetInnerHTML={{ __html: local }} />;
}
