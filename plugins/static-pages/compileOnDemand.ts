import type { Compiler, Configuration } from '@rspack/core';

type Middleware = ReturnType<Compiler['rspack']['lazyCompilationMiddleware']>;

/**
 * Files of one route: a page, or what a demo needs for its editor (`plugins/demos/registry.ts`
 * names them). Demos themselves aren't included: a change to a demo restarts its island, but a
 * module that's compiled on demand doesn't propagate changes. It's a regular expression, because
 * Rspack 1.7 sometimes crashes when it calls a function.
 */
export const fileOfOneRoute = /\.mdx?$|\.(?:scope|styles)\.js$/;

/**
 * Settings for `npm start` that compile a page when a browser first requests it, so that a change
 * only compiles the open pages.
 * @see https://rspack.rs/config/lazy-compilation
 */
export function compileOnDemand() {
  let middleware: Middleware | undefined;
  return {
    lazyCompilation: {
      entries: false,
      imports: true,
      test: fileOfOneRoute,
    },
    plugins: [
      {
        apply(compiler: Compiler) {
          middleware = compiler.rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      setupMiddlewares: <Named extends object>(middlewares: readonly Named[]) => [
        { name: 'compile-on-demand', middleware },
        ...middlewares,
      ],
    },
  } satisfies Pick<Configuration, 'lazyCompilation' | 'plugins'> & { devServer: object };
}
