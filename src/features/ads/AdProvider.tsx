import { createContext, useContext, type ReactNode } from 'react';

/** Settings of the sponsor slot. */
export interface AdConfig {
  /**
   * Share of displayed ads that are reported to analytics, from 0 to 1
   * (docs/behavior.md#sponsor-slot: 0.1).
   */
  displayRatio: number;
}

const AdConfigContext = createContext<AdConfig | null>(null);

/** Provides the ad config to its children. */
export function AdProvider({
  config,
  children,
}: {
  config: AdConfig;
  children: ReactNode;
}): ReactNode {
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/** Returns the ad config. @throws an error that names `AdProvider` outside of it */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error('Could not find the ad config: wrap the component in `AdProvider`.');
  }
  return config;
}
