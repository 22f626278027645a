import { build, type Plugin } from 'esbuild';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeWhole } from './shared/wholeFile';

/** Whether Node.js loads a file as an ES module, which `require` of Node.js 20 refuses. */
function isEsModule(file: string): boolean {
  if (/\.[cm]js$/.test(file)) return file.endsWith('.mjs');
  for (let folder = path.dirname(file); folder !== path.dirname(folder);) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest))
      return (JSON.parse(readFileSync(manifest, 'utf8')) as { type?: string }).type === 'module';
    folder = path.dirname(folder);
  }
  return false;
}

/** Gives ES modules of packages their own `import.meta.url`, which a CommonJS bundle does not have. */
const ownUrls: Plugin = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.m?js$/ }, async ({ path: file }) => {
      const code = await readFile(file, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      const url = JSON.stringify(pathToFileURL(file).href);
      return { contents: code.replaceAll('import.meta.url', url), loader: 'js' };
    });
  },
};

/** Leaves the packages that `require` can load out of the bundle. */
const commonJsPackages: Plugin = {
  name: 'commonjs-packages',
  setup({ onResolve, resolve }) {
    const asked = {};
    onResolve({ filter: /^[^./]/ }, async ({ path: name, resolveDir, kind, pluginData }) => {
      if (pluginData === asked) return undefined;
      if (isBuiltin(name) || kind === 'dynamic-import') return { external: true };
      const found = await resolve(name, { resolveDir, kind: 'require-call', pluginData: asked });
      const isCommonJs = found.errors.length === 0 && !isEsModule(found.path);
      return isCommonJs ? { path: found.path, external: true } : undefined;
    });
  },
};

/** Gives each module its own `__dirname` and `__filename` instead of those of the bundle. */
const ownPaths: Plugin = {
  name: 'own-paths',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:plugins|scripts|tools)[\\/].*\.ts$/ }, async ({ path: file }) => {
      const code = await readFile(file, 'utf8');
      if (!/\b__(?:dirname|filename)\b/.test(code)) return undefined;
      const paths = { __dirname: path.dirname(file), __filename: file };
      const declarations = Object.entries(paths).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
      );
      return { contents: `${declarations.join('')}${code}`, loader: 'ts' };
    });
  },
};

/**
 * Bundles modules of this repository for Node.js into `node_modules/.cache/toolpad-docs/node`. Loading hundreds of modules one by one, each
 * of which is transpiled, takes most of a short command's time.
 * @param entries files by the name of their bundle
 * @returns the bundle of each entry
 */
export async function bundleForNode<Name extends string>(
  siteDir: string,
  entries: Record<Name, string>,
): Promise<Record<Name, string>> {
  const outdir = path.join(siteDir, 'node_modules/.cache/toolpad-docs/node');
  const { outputFiles } = await build({
    absWorkingDir: siteDir,
    entryPoints: entries,
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'silent',
    write: false,
    plugins: [commonJsPackages, ownPaths, ownUrls],
  });
  await Promise.all(outputFiles.map((file) => writeWhole(file.path, file.text)));
  return Object.fromEntries(
    Object.keys(entries).map((name) => [name, path.join(outdir, `${name}.cjs`)]),
  ) as Record<Name, string>;
}
