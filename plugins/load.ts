import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleForNode } from './bundle';
import { isDevelopmentServer } from './shared/command';

/** The `require` of Node.js: Docusaurus loads this module with jiti, which brings its own. */
const nodeRequire = createRequire(__filename);

/**
 * Loads all plugins as one bundle. Docusaurus would transpile each of their modules by itself,
 * which takes most of a second build's time. `npm start` asks again when the configuration changes,
 * and gets the plugins as they are then.
 */
export async function loadPlugins(): Promise<typeof import('./index')> {
  const siteDir = path.resolve(__dirname, '..');
  const plugins = await bundleForNode(siteDir, 'plugins', 'plugins/index.ts');
  if (isDevelopmentServer()) delete nodeRequire.cache[plugins];
  return nodeRequire(plugins) as typeof import('./index');
}
