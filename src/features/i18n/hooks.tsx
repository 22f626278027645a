import { createContext, Fragment, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { currentLanguage } from '@site/model/facts/languages';
import { localizeHref } from '@site/model/facts/paths';
import type { MessageKey, Translate } from '../../../model/facts/messages/translate';
import { translateAll } from '../../../model/facts/messages/allMessages';

/** Strings of the user interface, for React. */
export { translateAll };

interface DocsConfig {
  languages: readonly string[];
  userLanguage: string;
}

const DocsConfigContext = createContext<DocsConfig | null>(null);

export function DocsProvider({
  config,
  children,
}: {
  config: DocsConfig;
  children: ReactNode;
}): ReactNode {
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/** Returns the docs config. @throws an error that names `DocsProvider` outside of it */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (!config) {
    throw new Error('Could not find the docs config: wrap the component in `DocsProvider`.');
  }
  return config;
}

/** Language of the current page; outside of a `DocsProvider`, the language of this build. */
const useUserLanguage = () => useContext(DocsConfigContext)?.userLanguage ?? currentLanguage;

/** Converts URLs without language (`/toolpad/core/…`) to the language of the page. */
export function useLocalizeHref(): (href: string) => string {
  const language = useUserLanguage();
  return useCallback((href) => localizeHref(href, language), [language]);
}

/** Returns `t(key)` for the language of the current page. */
export function useTranslate(): Translate<MessageKey> {
  const language = useUserLanguage();
  return useMemo(() => translateAll(language), [language]);
}

/** For strings with links, code, or other elements in place of their `{name}` placeholders. */
export function useRichText(): (
  key: MessageKey,
  values: Readonly<Record<string, ReactNode>>,
) => ReactNode {
  const t = useTranslate();
  return (key, values) =>
    t(key)
      .split(/\{(\w+)\}/)
      .map((part, index) => (
        <Fragment key={index}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>
      ));
}
