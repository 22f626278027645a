import type { Compiler, Configuration, Module } from '@rspack/core';

type Middleware = ReturnType<Compiler['rspack']['lazyCompilationMiddleware']>;

/**
 * Whether a module belongs to one route: a page, or what a demo needs for its first frame and its editor. Demos themselves do not: a change
 * of one starts its island anew, which a module that is compiled on demand keeps to itself.
 * @param file absolute path; `plugins/demos/registry.ts` names those of demos
 */
export const isOfOneRoute = (file: string) =>
  /\.mdx?$|[\\/]still\.js$|\.(?:scope|styles)\.js$/.test(file);

/**
 * Settings by which `npm start` compiles a page when a browser first asks for it: a change is compiled with the pages that are open instead of
 * with all of them.
 * @see https://rspack.rs/config/lazy-compilation
 */
export function compileOnDemand() {
  let middleware: Middleware | undefined;
  return {
    lazyCompilation: {
      entries: false,
      imports: true,
      test: (module: Module) => isOfOneRoute(module.nameForCondition() ?? ''),
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
