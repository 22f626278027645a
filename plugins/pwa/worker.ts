import { build } from 'esbuild';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { translation } from '../static-pages/bundle';
import { buildLanguage } from '../static-pages/language';

/** Worker sources below the site, by purpose. */
const sources = {
  serve: 'src/features/offline/worker/worker.ts',
  remove: 'src/features/offline/worker/remove.ts',
} as const;

/**
 * Bundles a worker source into one script.
 * @param build version and language of the build
 */
export async function bundleWorker(
  siteDir: string,
  purpose: keyof typeof sources,
  outfile: string,
  { version, language }: { version: string; language: string },
): Promise<void> {
  const built = buildLanguage(siteDir, language);
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
      ...built.variables,
      'process.env.OFFLINE_VERSION': JSON.stringify(version),
    },
    alias: { '@site': siteDir },
    plugins: [translation(built)],
  });
  // A browser would reject it, and readers would keep their current worker.
  const unset = /process\.env\.\w+/.exec(await readFile(outfile, 'utf8'))?.[0];
  if (unset) throw new Error(`${sources[purpose]} reads ${unset}, which no worker has.`);
}
