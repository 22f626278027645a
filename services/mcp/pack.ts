/** Writes the files of the package to `dist/`. `npm pack -w services/mcp` runs it. */
import { build } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectDocs } from './src/collect';

const dist = path.join(__dirname, 'dist');

async function pack(): Promise<void> {
  const docs = collectDocs(path.join(__dirname, '../..'));
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'docs.json'), JSON.stringify(docs));
  await build({
    entryPoints: [path.join(__dirname, 'bin.ts')],
    outfile: path.join(dist, 'bin.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
}

pack().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
