import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin as EsbuildPlugin } from 'esbuild';
import { isDevelopmentServer } from '../shared/command';
import { defaultLanguage } from '../../model/facts/languages';
import { buildLanguage } from './language';
import { styleTexts } from './styleTexts';

/** A plugin that adds modules to the script of every page. */
export interface PageScriptPlugin {
  /** Paths of modules, which run before those of the site. */
  pageScripts?: readonly string[];
}

const added = new Set<string>();

export const addPageScripts = ({ pageScripts = [] }: PageScriptPlugin): void =>
  pageScripts.forEach((file) => added.add(file));

export const addedPageScripts = (): string[] => [...added];

export interface PageScripts {
  head: string;
  files: { path: string; contents: Uint8Array }[];
  /** URL of the module script below `assets/page/`, such as `page-AB12CD34.js`. */
  entry: string;
}

const withAddedScripts: EsbuildPlugin = {
  name: 'added-scripts',
  setup(bundler) {
    bundler.onLoad({ filter: /src[\\/]runtime[\\/]script\.ts$/ }, async ({ path: file }) => {
      const imports = addedPageScripts().map((each) => `import ${JSON.stringify(each)};`);
      return { contents: [...imports, await readFile(file, 'utf8')].join('\n'), loader: 'ts' };
    });
  },
};

/** Browsers that scripts support: those in `browserslist` in package.json. */
const target = ['chrome115', 'firefox115', 'safari16.4'];

/** Settings of esbuild for scripts of pages and for workers. */
export function scriptSettings(siteDir: string, language: string) {
  const { variables, placeholder, catalog } = buildLanguage(siteDir, language);
  const translation: EsbuildPlugin = {
    name: 'translation',
    setup(bundler) {
      if (catalog) bundler.onResolve({ filter: placeholder }, () => ({ path: catalog }));
    },
  };
  return {
    bundle: true,
    minify: true,
    target,
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.DOCS_COLOR_MODE': '"system"',
      ...variables,
    },
    alias: { '@site': siteDir },
    plugins: [translation],
  } satisfies BuildOptions;
}

export async function bundleHead(
  siteDir: string,
  variables: Record<string, string> = {},
  language: string = defaultLanguage,
): Promise<string> {
  const settings = scriptSettings(siteDir, language);
  const { outputFiles } = await build({
    ...settings,
    define: { ...settings.define, ...variables },
    entryPoints: [path.join(siteDir, 'src/runtime/firstPaint.ts')],
    write: false,
    format: 'iife',
    // Omits "use strict" to save bytes.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** One file with what every page needs, and chunks that are loaded on demand. */
export async function bundlePage(
  siteDir: string,
  variables: Record<string, string>,
  language: string = defaultLanguage,
): Promise<Pick<PageScripts, 'files' | 'entry'>> {
  const outdir = path.join(siteDir, 'assets/page');
  const settings = scriptSettings(siteDir, language);
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: { page: path.join(siteDir, 'src/runtime/script.ts') },
    outdir,
    splitting: true,
    format: 'esm',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: { ...settings.define, ...variables },
    absWorkingDir: siteDir,
    plugins: [...settings.plugins, styleTexts(target), withAddedScripts],
    write: false,
    metafile: true,
  });
  const entry = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === 'src/runtime/script.ts',
  )?.[0];
  if (!entry) throw new Error('esbuild named no output for src/runtime/script.ts');
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
 * Removes imports that only preserve the order in which modules run. Ours have no side effects, so
 * such an import only causes a request.
 */
function withoutBareImports(contents: Uint8Array): Uint8Array {
  const code = new TextDecoder().decode(contents);
  return new TextEncoder().encode(code.replace(/import"\.\/chunk-\w+\.js";/g, ''));
}

/** Speculation rules: the browser prefetches a page when the pointer rests on its link. */
const speculationRules = (baseUrl: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${baseUrl}*` },
          { not: { selector_matches: '[download],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * An inline script before first paint, and a small module without React. They're bundled separately
 * from Docusaurus' client; in development, the module is part of the client.
 */
export function pageScript(
  { siteDir, baseUrl, i18n: { currentLocale } }: LoadContext,
  options: { variables: Record<string, string> },
): Plugin<PageScripts> {
  const built = !isDevelopmentServer();
  return {
    name: 'page-script',
    getPathsToWatch: () => [
      path.join(siteDir, '{src/runtime,model/facts}/**/*.ts'),
      path.join(siteDir, 'src/features/*/firstPaint.ts'),
    ],

    async loadContent() {
      const head = await bundleHead(siteDir, options.variables, currentLocale);
      const page = built
        ? await bundlePage(siteDir, options.variables, currentLocale)
        : { files: [], entry: '' };
      return { head, ...page };
    },

    injectHtmlTags({ content }) {
      const module = {
        tagName: 'script',
        attributes: { type: 'module', src: `${baseUrl}assets/page/${content?.entry}` },
      };
      const rules = {
        tagName: 'script',
        attributes: { type: 'speculationrules' },
        innerHTML: JSON.stringify(speculationRules(baseUrl)),
      };
      return {
        headTags: [
          { tagName: 'script', innerHTML: content?.head ?? '' },
          ...(built ? [module] : []),
        ],
        postBodyTags: built ? [rules] : [],
      };
    },

    async postBuild({ outDir, content }) {
      const folder = path.join(outDir, 'assets/page');
      await mkdir(folder, { recursive: true });
      await Promise.all(
        content.files.map((file) => writeFile(path.join(folder, file.path), file.contents)),
      );
    },
  };
}
