/** A style sheet as text: see `plugins/static-pages/styleTexts.ts`. */
declare module '*.text.css' {
  const css: string;
  export default css;
}

/** The used parts of Emotion's preprocessor, which has no types. */
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  export const prefixer: StylisPlugin;
}

declare module '@generated/production-errors/default/messages.json' {
  import type { ProductionError } from '@site/model/facts/productionErrors';

  const messages: ProductionError[];
  export default messages;
}

/**
 * Registries written by plugins/demos: an entry for each demo, with its parts as separate chunks,
 * and a registry for each cut version.
 */
declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';
  import type { DemoRegistry } from '@site/src/features/demo/live/registry';

  interface StylingEntry {
    component(): Promise<{ default: ComponentType }>;
    /** Everything that the demo imports, by the name that it uses. */
    scope(): Promise<{ scope: Record<string, Record<string, unknown>> }>;
    /** The demo's style sheet, which only applies inside the demo. */
    styles?(): Promise<{ styles: string }>;
  }

  export type DemoEntry = { name: string } & Partial<
    Record<'system' | 'tailwind' | 'css', StylingEntry>
  >;

  /** Demos of the current versions, by key. */
  export const demos: Record<string, DemoEntry>;

  /** Registries of cut versions, by the prefix of their demos' keys: `core/v0.13.0`. */
  export const cutVersions: Record<string, (() => Promise<DemoRegistry>) | undefined>;
}

interface WebpackContext<Module> {
  (file: string): Module;
  keys(): string[];
}

interface ImportMeta {
  /** @see https://rspack.rs/api/runtime-api/module-methods#importmetawebpackcontext */
  webpackContext(folder: string, options: { recursive?: boolean; regExp?: RegExp }): unknown;
  /** Only in `npm start`. @see https://rspack.rs/api/runtime-api/hmr */
  webpackHot?: { accept(modules: string[], callback: () => void): void };
}
