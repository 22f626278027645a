import type { Compiler, Configuration } from '@rspack/core';

type Middleware = ReturnType<Compiler['rspack']['lazyCompilationMiddleware']>;

/**
 * Files of one route: a page, or what a demo needs for its editor (`plugins/demos/registry.ts`
 * names them). Demos themselves are not: a change of one starts its island anew, which a module
 * that is compiled on demand keeps to itself. An expression, as Rspack 1.7 crashes now and then
 * when it asks a function.
 */
export const fileOfOneRoute = /\.mdx?$|\.(?:scope|styles)\.js$/;

/**
 * Settings by which `npm start` compiles a page when a browser first asks for it: a change is
 * compiled with the pages that are open instead of with all of them.
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
      setupMiddlewares: (middlewares: object[]) => [
        { name: 'compile-on-demand', middleware },
        ...middlewares,
      ],
    },
  } satisfies Pick<Configuration, 'lazyCompilation' | 'plugins'> & { devServer: object };
}
