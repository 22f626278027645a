import type { ReactNode } from 'react';
import { useDocsConfig, useTranslate } from '@site/src/features/i18n/hooks';
import { localizeHref, pathnameToLanguage } from '@site/src/site/paths';
import { Choice } from './Choice';

/** Name of a language in that language. */
function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Choice of the page's language. Each language has its own URL. */
export function LanguageChoice(): ReactNode {
  const t = useTranslate();
  const { languages, userLanguage } = useDocsConfig();
  const open = (language: string) => {
    const { pathname, search, hash } = window.location;
    // A path such as `//example.com` must not lead to another site.
    const { canonicalAs } = pathnameToLanguage(pathname + search + hash, languages);
    window.location.assign(localizeHref(canonicalAs, language, languages));
  };
  return (
    <Choice
      label={t('language')}
      values={languages}
      value={userLanguage}
      labelOf={nameOf}
      onChange={open}
    />
  );
}
