import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { CurrentBundler } from '@docusaurus/types';
import type { Asset, Compilation, Compiler } from '@rspack/core';
import { minify, type JsMinifyOptions } from '@swc/core';
import { openBuildCache } from '../../model/caches/buildCache';

const scriptMinimizer = 'SwcJsMinimizerRspackPlugin';

/**
 * SWC with core's settings, but with variable names that don't depend on how frequent letters are
 * in a file. The runtime contains hashes of chunks, which differ between a warm and a cold build
 * until content hashes replace them.
 */
const settings = {
  ...getSwcJsMinimizerOptions(),
  // The types of `@swc/core` omit this option.
  mangle: { disableCharFreq: true } as JsMinifyOptions['mangle'],
  sourceMap: false,
};

/** Reuses unchanged scripts of the previous build, because the bundler caches none. */
export class ScriptMinimizer {
  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const name = ScriptMinimizer.name;
    compiler.hooks.compilation.tap(name, (compilation: Compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      const { RawSource } = compiler.rspack.sources;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const cache = openBuildCache(this.siteDir, 'scripts', [__dirname]);
        const minimize = async ({ name: file, source }: Asset) => {
          const code = source.source().toString();
          const minimized = await cache.async('script', [code, settings], async () => {
            const { code: result } = await minify(code, settings);
            return result;
          });
          compilation.updateAsset(file, new RawSource(minimized), { minimized: true });
        };
        await Promise.all(
          compilation
            .getAssets()
            .filter(({ name: file, info }) => file.endsWith('.js') && !info.minimized)
            .map(minimize),
        );
        cache.save();
      });
    });
  }
}

export function withScriptMinimizer<Minimizer>(
  minimizers: readonly Minimizer[],
  siteDir: string,
  { name }: CurrentBundler,
): Minimizer[] {
  if (name !== 'rspack') return [...minimizers];
  return minimizers.map((minimizer) =>
    (minimizer as object).constructor.name === scriptMinimizer
      ? (new ScriptMinimizer(siteDir) as Minimizer)
      : minimizer,
  );
}
