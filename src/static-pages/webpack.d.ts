/** The modules of a folder that match, by their path from it. */
interface WebpackContext<Module> {
  (file: string): Module;
  keys(): string[];
}

interface ImportMeta {
  /**
   * Requires all modules of a folder that match. @see
   * https://rspack.rs/api/runtime-api/module-methods#importmetawebpackcontext
   */
  webpackContext(folder: string, options: { recursive?: boolean; regExp?: RegExp }): unknown;
  /** Only in `npm start`. @see https://rspack.rs/api/runtime-api/hmr */
  webpackHot?: { accept(modules: string[], callback: () => void): void };
}
