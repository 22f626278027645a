import { createContext, useContext, type ReactNode } from 'react';
import { currentLanguage } from '@site/src/site/languages';

/** What the controls of the site know about its languages. */
export interface DocsConfig {
  /** Enabled languages, in the order they are offered. */
  languages: readonly string[];
  /** Language of the page in view. */
  userLanguage: string;
}

const DocsConfigContext = createContext<DocsConfig | null>(null);

/** Gives the docs config to everything below it. */
export function DocsProvider({
  config,
  children,
}: {
  config: DocsConfig;
  children: ReactNode;
}): ReactNode {
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/** The docs config. @throws an error that names `DocsProvider` outside of it */
export function useDocsConfig(): DocsConfig {
  const config = useContext(DocsConfigContext);
  if (!config) {
    throw new Error('Could not find the docs config: wrap the component in `DocsProvider`.');
  }
  return config;
}

/** Language of the page in view; outside of a `DocsProvider` the one this build is for. */
export function useUserLanguage(): string {
  return useContext(DocsConfigContext)?.userLanguage ?? currentLanguage;
}
