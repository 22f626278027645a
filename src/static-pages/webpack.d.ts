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
