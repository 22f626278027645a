import type { DemoSet } from '../../plugins/demos/options';
import type { ApiEntry } from '../../src/site/api';
import type { Overrides } from './overrides';

/** Input of the reference. */
export interface ApiOptions {
  /** Root of the repository. */
  siteDir: string;
  /** Folder of the installed package. Default: `node_modules/@toolpad/core` in `siteDir`. */
  packageDir: string;
  /** The product's pages and their demos. */
  docs: DemoSet;
  /** URL of the docs folder, with slashes at both ends. */
  docsUrl: string;
  /** Folder of the data, relative to `siteDir`. */
  dataDir: string;
  /** Prefix of URLs in the package's comments that refer to pages of this site. */
  publishedUrl: string;
  /** Folders of entry points that readers shouldn't import. */
  privateEntries: string[];
  /** Exports with a page, by name. Values are paths below `docsUrl`. */
  pages: Record<string, string>;
  overrides: Overrides;
  /**
   * For releases that aren't documented: reads components and hooks without a page, too, and the
   * first of several exports with one name. Before 0.14, `@toolpad/core/nextjs` has its own
   * `AppProvider`.
   */
  isUndocumented?: boolean;
}

/** Contents of the files to write, by path relative to `siteDir`. */
export type Files = Map<string, string>;

/** Entries by name, sorted. */
export type Entries = Map<string, ApiEntry>;
