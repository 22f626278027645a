import { createContext, useContext, type ReactNode } from 'react';
import { currentLanguage } from '@site/src/site/languages';

/** Languages of the site. */
export interface DocsConfig {
  /** Enabled languages in display order. */
  languages: readonly string[];
  /** Language of the current page. */
  userLanguage: string;
}

const DocsConfigContext = createContext<DocsConfig | null>(null);

/** Provides the docs config to its children. */
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
export function useUserLanguage(): string {
  return useContext(DocsConfigContext)?.userLanguage ?? currentLanguage;
}
