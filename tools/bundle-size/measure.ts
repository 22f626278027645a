import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Entry } from './entries';

/** Size of a production build, in bytes. */
export interface Size {
  minified: number;
  gzip: number;
}

/**
 * Bundles an entry for production, with minification and tree shaking.
 * @param siteDir folder with the packages
 */
export async function measure({ code }: Entry, siteDir: string): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: 'tsx', resolveDir: siteDir },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles[0]?.contents;
  if (!script) throw new Error('The build wrote nothing.');
  return { minified: script.length, gzip: gzipSync(script, { level: 9 }).length };
}
