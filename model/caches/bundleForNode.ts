import { build, type Plugin } from 'esbuild';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeAtomically } from '../files/writeAtomically';

/** Returns whether Node.js loads a file as an ES module, which `require` rejects in Node.js 20. */
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

/** Sets `import.meta.url`, which a CommonJS bundle lacks, in the ES modules of packages. */
const moduleUrls: Plugin = {
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

/** Keeps packages that `require` can load out of the bundle. */
const commonJsPackages: Plugin = {
  name: 'commonjs-packages',
  setup({ onResolve, resolve }) {
    const nested = {};
    onResolve(
      { filter: /^[^./]/ },
      async ({ path: name, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === nested || name.startsWith('@site/')) return undefined;
        if (isBuiltin(name) || kind === 'dynamic-import') return { external: true };
        // A default import of an ES module is another value in CommonJS.
        const used = kind === 'import-statement' && isEsModule(importer) ? kind : 'require-call';
        const found = await resolve(name, { resolveDir, kind: used, pluginData: nested });
        const isCommonJs = found.errors.length === 0 && !isEsModule(found.path);
        return isCommonJs ? { path: found.path, external: true } : undefined;
      },
    );
  },
};

/** Gives each module its own `__dirname` and `__filename` instead of the bundle's. */
const modulePaths: Plugin = {
  name: 'own-paths',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/](?:checker|model|plugins|scripts|tools)[\\/].*\.ts$/ },
      async ({ path: file }) => {
        const code = await readFile(file, 'utf8');
        if (!/\b__(?:dirname|filename)\b/.test(code)) return undefined;
        const paths = { __dirname: path.dirname(file), __filename: file };
        const declarations = Object.entries(paths).map(
          ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
        );
        return { contents: `${declarations.join('')}${code}`, loader: 'ts' };
      },
    );
  },
};

/** Inputs of every bundle besides its modules. The model requires all files in `model/tags`. */
const commonInputs = [
  'package-lock.json',
  'tsconfig.json',
  'model/caches/bundleForNode.ts',
  'model/tags',
];

/** The folder that a bundle contains, and the modification times of its inputs by path. */
interface Inputs {
  siteDir: string;
  times: Record<string, number>;
}

const modificationTime = (siteDir: string, file: string) =>
  statSync(path.resolve(siteDir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isCurrent(siteDir: string, bundle: string, list: string): boolean {
  if (!existsSync(bundle) || !existsSync(list)) return false;
  const inputs = JSON.parse(readFileSync(list, 'utf8')) as Partial<Inputs>;
  const times = Object.entries(inputs.times ?? {});
  const isUnchanged = times.every(([file, time]) => modificationTime(siteDir, file) === time);
  return inputs.siteDir === siteDir && isUnchanged;
}

export const bundlePath = (siteDir: string, name: string): string =>
  path.join(siteDir, 'node_modules/.cache/toolpad-docs/node', `${name}.cjs`);

/**
 * Bundles a module for Node.js, unless the bundle is up to date. Loading hundreds of modules one by
 * one takes most of a short command's time.
 */
export async function bundleForNode(siteDir: string, name: string, entry: string): Promise<string> {
  const outfile = bundlePath(siteDir, name);
  const list = `${outfile}.json`;
  if (isCurrent(siteDir, outfile, list)) return outfile;
  const startTime = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'silent',
    write: false,
    metafile: true,
    plugins: [commonJsPackages, modulePaths, moduleUrls],
  });
  const files = [...Object.keys(metafile.inputs), ...commonInputs];
  const inputs: Inputs = { siteDir, times: {} };
  for (const file of files) {
    const time = modificationTime(siteDir, file);
    // The bundle may contain the previous state of a file that was saved while esbuild ran.
    inputs.times[file] = time < startTime ? time : 0;
  }
  for (const file of outputFiles) await writeAtomically(file.path, file.text);
  await writeAtomically(list, JSON.stringify(inputs));
  return outfile;
}
