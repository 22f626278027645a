import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The part of the compiler, of webpack and Rspack, that `reportUnusedComponents` uses. */
interface Compiler {
  hooks: {
    thisCompilation: {
      tap(name: string, tapped: (compilation: Compilation) => void): void;
    };
  };
}

interface Compilation {
  fileDependencies: Iterable<string>;
  errors: { push(error: Error): unknown };
  hooks: { afterSeal: { tapPromise(name: string, tapped: () => Promise<void>): void } };
}

/** Components in `src/theme` by name, such as `DocItem/Layout`, with their files. */
function componentsIn(folder: string): Map<string, string> {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return new Map(
    files
      .filter((file) => /(?:^|[\\/])index\.[jt]sx?$|^[^\\/]+\.[jt]sx?$/.test(file))
      .map((file) => [
        file.replaceAll('\\', '/').replace(/(?:\/index)?\.[jt]sx?$/, ''),
        path.join(folder, file),
      ]),
  );
}

/**
 * Components of pages that need an entry in `sidebars.ts`, so a site may have none of these pages.
 */
const optional = ['DocCategoryGeneratedIndexPage'];

/**
 * Bundler plugin for the server compilation of a build, which renders all pages. Reports components
 * in `src/theme` that no page needs, such as a wrapped `DocItem/Footer`: only the original
 * `DocItem/Layout`, which this site replaces, would render it.
 */
export function reportUnusedComponents(siteDir: string) {
  const name = reportUnusedComponents.name;
  return {
    apply({ hooks }: Compiler): void {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.afterSeal.tapPromise(name, async () => {
          const used = new Set(compilation.fileDependencies);
          for (const [component, file] of componentsIn(path.join(siteDir, 'src/theme')))
            if (!used.has(file) && !optional.includes(component))
              compilation.errors.push(
                new Error(
                  `src/theme/${component} has no effect: no page renders @theme/${component}. Remove it, and put what it adds into a component that src/theme/README.md lists.`,
                ),
              );
        });
      });
    },
  };
}
