import type { ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';

/**
 * Text of the API data as HTML: links and code, rendered and escaped by plugins/api-pages. Links
 * lead to pages in the current language.
 */
export function Html({ html }: { html: string }): ReactNode {
  const localize = useLocalizeHref();
  if (html === '') return null;
  const local = html.replace(/(?<= href=")\/[^"]*/g, localize);
  return <span dangerouslySetInnerHTML={{ __html: local }} />;
}
