import type { ComponentType } from 'react';
import { preferences, type PreferenceValue } from './preferences';

/** Types and names for demos that the build, pages, and islands share (docs/behavior.md#demos). */

export const codeVariants = preferences.codeVariant.values;
export type CodeVariant = PreferenceValue<'codeVariant'>;

/** In the order in which demos offer them. A demo without the chosen one shows its first. */
export const codeStylings = preferences.codeStyling.values;
export type CodeStyling = PreferenceValue<'codeStyling'>;

export interface CodeText {
  code: string;
  /** The same code escaped, with tokens as `<span class="k">`. */
  html: string;
}

/** A file of a demo's source. The demo is first, followed by the files that it imports. */
export interface SourceFile extends CodeText {
  /** Path relative to the demo: `Basic.tsx`, `styles.css`. */
  name: string;
}

/** Data for rendering a demo before its code is loaded. */
export interface DemoSummary {
  /** `core/v0.14.0/Basic`: unique on the site, and the end of the URL of the demo's page. */
  key: string;
  /** Id of the demo's element, and name of its component and file. */
  name: string;
  /** URL of the file with the demo's `DemoSource`. Its hash changes with the source. */
  sourceUrl: string;
  /** The demo's separate page, which is also the content of the frame for edits. */
  frameUrl: string;
  /** Whether the demo fills a page, such as a layout or a sign-in page. */
  fullPage: boolean;
  stylings: CodeStyling[];
  markedLines: Partial<Record<CodeStyling, Record<CodeVariant, CodeText>>>;
}

export interface DemoSource {
  key: string;
  name: string;
  fullPage: boolean;
  stylings: Partial<Record<CodeStyling, Record<CodeVariant, SourceFile[]>>>;
  /** npm packages that a project with this demo needs, in the versions that this site uses. */
  packages: Record<string, string>;
}

/** Most code of a demo in a Markdown page, in characters. `get_demo` of the MCP server has all. */
const maxDemoCode = 25_000;

/** Files of a demo whose code a Markdown page contains: the first one if all are too long. */
export const filesInMarkdown = (files: readonly SourceFile[]): readonly SourceFile[] =>
  files.reduce((sum, { code }) => sum + code.length, 0) > maxDemoCode ? files.slice(0, 1) : files;

/** What a demo imports, by the name that it uses: the modules that its edits can import. */
export type DemoScope = Record<string, Record<string, unknown>>;

/**
 * Modules of a demo in one styling solution. Each is a separate chunk, loaded on demand.
 * `renderVersion` in plugins/demos/registry.ts writes the code that loads them.
 */
export interface DemoModules {
  component(): Promise<{ default: ComponentType }>;
  scope(): Promise<{ scope: DemoScope }>;
  /** The demo's style sheet, which only applies inside the demo. */
  styles?(): Promise<{ default: string }>;
}

/** Modules of a version's demos, by key and styling. */
export type DemoRegistry = Record<string, Partial<Record<CodeStyling, DemoModules>>>;

/** A cut version has separate packages, and so a separate copy of the libraries of the theme. */
export interface CutVersion<ThemeLibraries> {
  demos: DemoRegistry;
  themeLibraries: ThemeLibraries;
}

/** Exports of `@generated/demos/default/registry`, which `renderIndex` in the same file writes. */
export interface GeneratedRegistry<ThemeLibraries> {
  /** Demos of the current versions. */
  demos: DemoRegistry;
  /** By the start of their demos' keys: `core/v0.13.0`. */
  cutVersions: Record<string, (() => Promise<CutVersion<ThemeLibraries>>) | undefined>;
}

/** What the build renders a demo's static preview from, besides its component. */
export interface PreviewData {
  /** File of the demo, for messages. */
  file: string;
  /** Preview that `npm run previews` has recorded in a browser, with the data of the demo. */
  recorded: string | null;
  /** Whether the demo needs data that the server doesn't have, and there's no recorded preview. */
  partial: boolean;
}

/** Start of the keys under which edits are stored, by the URL of the demo's source. */
export const editPrefix = 'demo-edit:';

/** Maximum length of an edit in characters, 20 times that of the longest demo. */
export const maxEditLength = 100_000;

/** URL of a demo's separate page. */
export const frameUrlOf = (baseUrl: string, key: string) => `${baseUrl}demos/${key}/`;
