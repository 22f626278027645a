import { build } from 'esbuild';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '../../src/site/languages';

/** Worker sources below the site, by purpose. */
const sources = {
  serve: 'src/features/offline/worker/worker.ts',
  remove: 'src/features/offline/worker/remove.ts',
} as const;

/**
 * Bundles a worker source into one script.
 * @param version of the build
 */
export async function bundleWorker(
  siteDir: string,
  purpose: keyof typeof sources,
  outfile: string,
  version: string,
): Promise<void> {
  await mkdir(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.join(siteDir, sources[purpose])],
    outfile,
    bundle: true,
    format: 'iife',
    minify: true,
    target: ['chrome115', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.DOCS_LANGUAGE': JSON.stringify(defaultLanguage),
      'process.env.OFFLINE_VERSION': JSON.stringify(version),
    },
    alias: { '@site': siteDir },
  });
  // A browser would reject it, and readers would keep their current worker.
  const unset = /process\.env\.\w+/.exec(await readFile(outfile, 'utf8'))?.[0];
  if (unset) throw new Error(`${sources[purpose]} reads ${unset}, which no worker has.`);
}
