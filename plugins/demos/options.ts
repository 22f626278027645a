/** A folder of pages whose demos run against one version of a product. */
export interface DemoSet {
  /** Folder from the root of the site. */
  dir: string;
  /** First part of a demo's address: `core`. */
  product: string;
  /** Second part: `v0.14.0`. */
  version: string;
}

export interface DemosOptions {
  /** Each docs folder and each cut version of it. A demo's packages are resolved from its own folder. */
  sets: DemoSet[];
  /**
   * Packages installed here under another name than the one readers install.
   * @default { 'react-router': 'react-router-v7' }, as Docusaurus itself occupies the plain name with version 5
   */
  aliases?: Record<string, string>;
}

/** What the code reads: every option has its value. */
export type ResolvedDemosOptions = Required<DemosOptions>;

export function resolveOptions(options: DemosOptions): ResolvedDemosOptions {
  return { aliases: { 'react-router': 'react-router-v7' }, ...options };
}
