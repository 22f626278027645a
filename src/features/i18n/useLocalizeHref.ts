import { useCallback } from 'react';
import { localizeHref } from '@site/src/site/paths';
import { useUserLanguage } from './DocsProvider';

/**
 * Turns addresses of the site, written without language (`/toolpad/core/…`), into those of the
 * language of the page in view.
 */
export function useLocalizeHref(): (href: string) => string {
  const language = useUserLanguage();
  return useCallback((href) => localizeHref(href, language), [language]);
}
