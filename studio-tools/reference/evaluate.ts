import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { StudioReferenceOptions } from './options';

/**
 * Script that prints the settings of all components in a bundle. JSON omits functions and React
 * elements.
 */
const printer = (bundle: string) => `
const components = await import(${JSON.stringify(bundle)});
const found = {};
for (const [name, component] of Object.entries(components)) {
  const [symbol] = typeof component === 'function' || typeof component === 'object' ? Object.getOwnPropertySymbols(component) : [];
  if (symbol?.description === 'ToolpadComponent') found[name] = component[symbol];
}
process.stdout.write(JSON.stringify(found), () => process.exit(0));
`;

/**
 * Evaluates the published components and reads their settings for Studio's inspector. Bundles them
 * first, because their modules import folders, and runs them in a separate process, because they
 * expect a browser.
 * @returns settings by component name, not validated
 */
export async function evaluateComponents({
  packageName,
  scratchDir,
}: Pick<StudioReferenceOptions, 'packageName' | 'scratchDir'>): Promise<unknown> {
  const bundle = path.join(scratchDir, 'components.mjs');
  await build({
    entryPoints: [path.join(scratchDir, 'node_modules', packageName, 'dist/index.js')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    conditions: ['module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const script = path.join(scratchDir, 'print.mjs');
  writeFileSync(script, printer(bundle));
  return JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }),
  );
}
