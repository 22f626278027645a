import { build, type Loader, type Plugin } from 'esbuild';
import path from 'node:path';
import type { DemoModel } from '../../plugins/demos/model';
import type { DemoSet } from '../../plugins/demos/options';
import {
  renderRegistries,
  setFolder,
  themeLibraryLines,
  type GeneratedModules,
} from '../../plugins/demos/registry';
import { noCache } from '../../plugins/shared/resultCache';

/** Scripts of the demos by the path of their URL. */
export type Scripts = ReadonlyMap<string, Uint8Array>;

const namespace = 'generated';

/** Modules with everything that edited code can import, which the matrix doesn't run. */
const isScope = (file: string) => file.endsWith('.scope.js');

/** Loads generated modules, which exist only in memory. */
const generatedModules = (modules: GeneratedModules, packages: string): Plugin => ({
  name: 'generated-modules',
  setup(bundler) {
    bundler.onResolve({ filter: /^generated:/ }, ({ path: name }) => ({
      path: name.slice(namespace.length + 1),
      namespace,
    }));
    bundler.onResolve({ filter: /^\./, namespace }, ({ path: specifier, importer }) => ({
      path: path.posix.join(path.posix.dirname(importer), specifier),
      namespace,
    }));
    bundler.onLoad({ filter: /.*/, namespace }, ({ path: file }) => ({
      contents: isScope(file) ? 'export const scope = {};' : modules.get(file),
      loader: path.extname(file).slice(1) as Loader,
      resolveDir: packages,
    }));
  },
});

/** Resolves imports of demos and of the page from the folder with the packages of a release. */
const packagesOfRelease = (packages: string): Plugin => ({
  name: 'packages-of-release',
  setup(bundler) {
    const done = Symbol('resolved');
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: specifier, pluginData, importer, kind }) => {
      if (pluginData === done || importer.includes('/node_modules/')) return undefined;
      return bundler.resolve(specifier, { resolveDir: packages, kind, pluginData: done });
    });
  },
});

/**
 * Bundles demos with the packages of their set for a browser, in development mode, in which
 * libraries log warnings.
 * @param aliases packages that the site installs under another name
 * @throws if a demo can't be bundled
 */
export async function bundleDemos(
  siteDir: string,
  set: DemoSet,
  demos: DemoModel[],
  aliases: Record<string, string>,
): Promise<Scripts> {
  const modules = await renderRegistries(siteDir, [set], demos, () => null, noCache);
  const packages = path.join(siteDir, set.packages);
  modules.set(
    'main.js',
    [
      ...themeLibraryLines,
      `import { demos } from './${setFolder(set)}/registry.js';`,
      `import { renderDemo } from ${JSON.stringify(path.join(__dirname, 'page.tsx'))};`,
      'renderDemo(demos, themeLibraries);',
    ].join('\n'),
  );
  const { outputFiles } = await build({
    entryPoints: { main: `${namespace}:main.js` },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxDev: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: { '@site': siteDir, ...aliases },
    // The site's own file maps `react-router` to another copy than that of a release.
    tsconfigRaw: {},
    outdir: '/scripts',
    write: false,
    logLevel: 'silent',
    plugins: [generatedModules(modules, packages), packagesOfRelease(packages)],
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [file, contents]));
}
