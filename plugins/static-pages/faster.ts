/**
 * All options of Docusaurus' `future.faster` except `mdxCrossCompilerCache`: with it, the server
 * reads compiled MDX from the client's compilation, but ours contains none.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: false,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};
