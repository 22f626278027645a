import { build } from 'esbuild';
import path from 'node:path';

/** Browsers the page scripts are written for: those of `browserslist` in package.json. */
const target = ['chrome115', 'firefox115', 'safari16.4'];

export interface PageScripts {
  /** Runs before first paint; a string for an inline `<script>`. */
  head: string;
  files: { path: string; contents: Uint8Array }[];
  /** Address of the module script below `assets/page/`, e.g. `page-AB12CD34.js`. */
  entry: string;
}

const define = (production: boolean) => ({
  'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
});

/** Bundles `src/static-pages/firstPaint.ts` to one string. */
export async function bundleHead(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/static-pages/firstPaint.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    charset: 'utf8',
    legalComments: 'none',
    define: define(true),
    alias: { '@site': siteDir },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Bundles `src/static-pages/script.ts` as modules: what every page needs in one file, the rest split off and loaded when it is needed.
 * @param variables build-time constants, JSON values by the name the code uses
 */
export async function bundlePage(
  siteDir: string,
  variables: Record<string, string>,
): Promise<Pick<PageScripts, 'files' | 'entry'>> {
  const outdir = path.join(siteDir, 'assets/page');
  const { outputFiles, metafile } = await build({
    entryPoints: { page: path.join(siteDir, 'src/static-pages/script.ts') },
    outdir,
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    format: 'esm',
    target,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { ...define(true), ...variables },
    alias: { '@site': siteDir },
    absWorkingDir: siteDir,
  });
  const entry = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === 'src/static-pages/script.ts',
  )?.[0];
  if (!entry) throw new Error('esbuild named no output for src/static-pages/script.ts');
  return {
    entry: path.basename(entry),
    files: outputFiles.map((file) => ({
      path: path.relative(outdir, file.path),
      contents: file.contents,
    })),
  };
}
