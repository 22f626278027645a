import type { Compiler, Configuration } from '@rspack/core';

type Middleware = ReturnType<Compiler['rspack']['lazyCompilationMiddleware']>;

/**
 * Files of one route: a page, or a demo with its data and what its editor needs. Rspack 1.7
 * sometimes crashes when it calls a function instead.
 */
export const fileOfOneRoute =
  /\.mdx?$|\.(?:scope|styles)\.js$|[\\/]demos[\\/]default[\\/]data[\\/].+\.json$|[\\/](?:docs-\w+|\w+_versioned_docs|modules)[\\/].+\.tsx$/;

/**
 * Compiles a page or a demo when a browser first requests it.
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
