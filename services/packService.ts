import { build, type BuildOptions } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface PackedService {
  /** Content of the JSON file that the command reads. */
  data: unknown;
  file: string;
  options?: BuildOptions;
}

/**
 * Writes the command of a package, `bin.ts`, and its data to `dist/`, for `npm pack`. Exits with
 * code 1 if it fails.
 */
export async function packService(
  folder: string,
  collect: () => PackedService | Promise<PackedService>,
): Promise<void> {
  const dist = path.join(folder, 'dist');
  try {
    const { data, file, options } = await collect();
    mkdirSync(dist, { recursive: true });
    writeFileSync(path.join(dist, file), JSON.stringify(data));
    await build({
      entryPoints: [path.join(folder, 'bin.ts')],
      outfile: path.join(dist, 'bin.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      ...options,
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
