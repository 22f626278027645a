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

declare module '@generated/demos/default/registry' {
  import type { GeneratedRegistry } from '@site/model/facts/demo';
  import type { ThemeLibraries } from '@site/src/features/demo/islands/themeLibraries';

  export const demos: GeneratedRegistry<ThemeLibraries>['demos'];
  export const cutVersions: GeneratedRegistry<ThemeLibraries>['cutVersions'];
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
