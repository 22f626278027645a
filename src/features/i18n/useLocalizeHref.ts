import { useCallback } from 'react';
import { localizeHref } from '@site/src/site/paths';
import { useUserLanguage } from './DocsProvider';

/**
 * Returns a function that converts URLs of the site without language (`/toolpad/core/…`) to URLs in
 * the language of the current page.
 */
export function useLocalizeHref(): (href: string) => string {
  const language = useUserLanguage();
  return useCallback((href) => localizeHref(href, language), [language]);
}
