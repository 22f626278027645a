import { build, type Plugin } from 'esbuild';
import path from 'node:path';
import { defaultLanguage } from '../../src/site/languages';
import { buildLanguage, type BuildLanguage } from './language';
import { styleTexts } from './styleTexts';

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
export async function bundleHead(
  siteDir: string,
  language: string = defaultLanguage,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/static-pages/firstPaint.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    charset: 'utf8',
    legalComments: 'none',
    define: { ...define(true), ...buildLanguage(siteDir, language).variables },
    alias: { '@site': siteDir },
    // Every byte counts: no "use strict".
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Takes the catalogue of the language in place of the empty one. */
const translation = ({ placeholder, catalogue }: BuildLanguage): Plugin => ({
  name: 'translation',
  setup(bundler) {
    if (catalogue) bundler.onResolve({ filter: placeholder }, () => ({ path: catalogue }));
  },
});

/**
 * Bundles `src/static-pages/script.ts` as modules: what every page needs in one file, the rest
 * split off and loaded when it is needed.
 * @param variables build-time constants, JSON values by the name the code uses
 * @param language of the pages; the bundle has the texts of scripts in that language and in English
 */
export async function bundlePage(
  siteDir: string,
  variables: Record<string, string>,
  language: string = defaultLanguage,
): Promise<Pick<PageScripts, 'files' | 'entry'>> {
  const outdir = path.join(siteDir, 'assets/page');
  const built = buildLanguage(siteDir, language);
  const { outputFiles, metafile } = await build({
    entryPoints: { page: path.join(siteDir, 'src/static-pages/script.ts') },
    outdir,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target,
    charset: 'utf8',
    legalComments: 'none',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { ...define(true), ...variables, ...built.variables },
    alias: { '@site': siteDir },
    absWorkingDir: siteDir,
    plugins: [translation(built), styleTexts(target)],
    write: false,
    metafile: true,
  });
  const entry = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === 'src/static-pages/script.ts',
  )?.[0];
  if (!entry) throw new Error('esbuild named no output for src/static-pages/script.ts');
  return {
    entry: path.basename(entry),
    files: outputFiles
      .filter(({ contents }) => contents.length > 0)
      .map((file) => ({
        path: path.relative(outdir, file.path),
        contents: withoutBareImports(file.contents),
      })),
  };
}

/**
 * A chunk imports others of which it uses nothing, to keep the order in which modules run. Ours do
 * nothing when they are loaded, so such an import is a request for nothing: helpers that another
 * chunk needs, or a file that is empty.
 */
function withoutBareImports(contents: Uint8Array): Uint8Array {
  const code = new TextDecoder().decode(contents);
  return new TextEncoder().encode(code.replace(/import"\.\/chunk-\w+\.js";/g, ''));
}
