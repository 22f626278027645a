import { preferences, type PreferenceValue } from './preferences';

/**
 * What the build, the pages and the islands agree on about demos (docs/behavior.md#demos). Types
 * and names only.
 */

export const codeVariants = preferences.codeVariant.values;
export type CodeVariant = PreferenceValue<'codeVariant'>;

/**
 * In the order in which a demo offers them; the first one a demo has is shown to readers whose
 * choice it lacks.
 */
export const codeStylings = preferences.codeStyling.values;
export type CodeStyling = PreferenceValue<'codeStyling'>;

/** A text as it is copied and as it is shown. */
export interface CodeText {
  code: string;
  /** The same text, escaped, tokens as `<span class="k">`. */
  html: string;
}

/**
 * A file of a demo's source. The first of a list is the demo itself, the others are what it imports
 * from beside it.
 */
export interface SourceFile extends CodeText {
  /** Name beside the demo: `Basic.tsx`, `styles.css`. */
  name: string;
}

/** What a page needs to draw a demo before any of its code is loaded. */
export interface DemoSummary {
  /** `core/v0.14.0/Basic`: unique on the site, and the end of the address of its own page. */
  key: string;
  /** Element id in its page, name of its component and of its file. */
  name: string;
  /** Address of the file with the demo's `DemoSource`. Its hash changes with the source. */
  sourceUrl: string;
  /**
   * Address of the demo's own page: there full-page demos run, and the edited code of every demo.
   */
  frameUrl: string;
  /** It fills a page instead of standing in one: a layout, a sign-in page. */
  fullPage: boolean;
  /** Styling solutions it is written in, at least one. */
  stylings: CodeStyling[];
  /** The marked lines of each styling, where the demo marks some. */
  markedLines: Partial<Record<CodeStyling, Record<CodeVariant, CodeText>>>;
}

/** The sources of a demo, loaded when a reader asks for them. */
export interface DemoSource {
  key: string;
  name: string;
  fullPage: boolean;
  stylings: Partial<Record<CodeStyling, Record<CodeVariant, SourceFile[]>>>;
  /** npm packages a project with this demo needs, at the versions these pages run. */
  packages: Record<string, string>;
}

/** The part of an address below `<baseUrl>demos/` at which a demo is known. */
export function demoKey(product: string, version: string, name: string): string {
  return `${product}/${version}/${name}`;
}
