import type { DemoSet } from '../../plugins/demos/options';
import type { ApiEntry } from '../../src/site/api';
import type { Overrides } from './overrides.types';

/** What the reference is made from. */
export interface ApiOptions {
  /** Root of the repository. */
  siteDir: string;
  /** Folder of the installed package. Default: `node_modules/@toolpad/core` in `siteDir`. */
  packageDir: string;
  /** The product's pages and their demos. */
  docs: DemoSet;
  /** Address of that folder's pages, with slashes at both ends. */
  docsUrl: string;
  /** Folder of the data, from `siteDir`. */
  dataDir: string;
  /** Start of the addresses in the package's comments that are pages of this site. */
  publishedUrl: string;
  /** Folders of entry points that are not for readers. */
  privateEntries: string[];
  /** Exports with a separate page: name and path below `docsUrl`. */
  pages: Record<string, string>;
  overrides: Overrides;
}

/** A file to be written: its path from `siteDir` and its text. */
export type Files = Map<string, string>;

/** Entries by name, sorted. */
export type Entries = Map<string, ApiEntry>;
