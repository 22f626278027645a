import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { CurrentBundler } from '@docusaurus/types';

const scriptMinimizer = 'SwcJsMinimizerRspackPlugin';

/**
 * Core's minimizers, with names of variables that depend on the code alone. SWC gives the shortest names to the letters that a file has
 * most; the runtime holds hashes of chunks that differ between a warm and a cold build until they are replaced by those of their content.
 */
export function stableMinimizers<Minimizer>(
  minimizers: readonly Minimizer[],
  { instance }: CurrentBundler,
): Minimizer[] {
  const bundler = instance as unknown as Record<string, new (options: object) => Minimizer>;
  const ScriptMinimizer = bundler[scriptMinimizer];
  return minimizers.map((minimizer) =>
    ScriptMinimizer && (minimizer as object).constructor.name === scriptMinimizer
      ? new ScriptMinimizer({
          minimizerOptions: {
            minify: true,
            ...getSwcJsMinimizerOptions(),
            mangle: { disableCharFreq: true },
          },
        })
      : minimizer,
  );
}
