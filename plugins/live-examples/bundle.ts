import { build } from 'esbuild';
import path from 'node:path';
import type { DocumentedVersion } from '../shared/versions';
import type { LiveExample } from '../../src/site/examples';

/** Files of a bundle, and which of them the page loads. */
export interface Bundle {
  files: Map<string, Uint8Array>;
  script: string;
  style?: string;
}

export interface BundleOptions {
  siteDir: string;
  /**
   * Names under which the site installs some packages, by their original names: `react-router` is
   * installed as `react-router-v7`.
   */
  aliases: Record<string, string>;
  /** Version of the pages that show the example. */
  version: Pick<DocumentedVersion, 'examples' | 'packages' | 'live'>;
}

/** Name of the entry module. */
const source = 'live.js';

/**
 * Bundles an example with the packages of the site. It uses hash routing, because a static host
 * doesn't know its paths.
 * @throws with the errors of esbuild
 */
export async function bundleExample(
  { name, entry }: LiveExample,
  { siteDir, aliases, version }: BundleOptions,
): Promise<Bundle> {
  const example = path.join(siteDir, version.examples, name);
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    stdin: {
      contents: `import ${JSON.stringify(path.join(siteDir, 'plugins/live-examples/browser.ts'))};
import ${JSON.stringify(path.join(example, entry))};`,
      resolveDir: siteDir,
      sourcefile: source,
    },
    outdir: path.join(siteDir, 'live'),
    entryNames: 'main-[hash]',
    chunkNames: 'chunk-[hash]',
    tsconfig: path.join(example, 'tsconfig.json'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    target: ['chrome115', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    alias: aliases,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_ROUTER': '"hash"',
    },
  });
  const main = Object.entries(metafile.outputs).find(([, each]) => each.entryPoint === source);
  if (!main) throw new Error(`The bundle of "${name}" has no entry.`);
  const [script, { cssBundle }] = main;
  return {
    files: new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents])),
    script: path.basename(script),
    ...(cssBundle ? { style: path.basename(cssBundle) } : {}),
  };
}
