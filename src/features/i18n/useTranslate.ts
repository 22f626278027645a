import { useMemo } from 'react';
import { useUserLanguage } from './DocsProvider';
import { createTranslate, type Translate } from './translate';

/** `t(key)` in the language of the page in view. */
export function useTranslate(): Translate {
  const language = useUserLanguage();
  return useMemo(() => createTranslate(language), [language]);
}
