import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleForNode } from '../model/caches/bundleForNode';
import { isDevelopmentServer } from './shared/command';

/** The `require` of Node.js. Docusaurus loads this module with jiti, which replaces it. */
const nodeRequire = createRequire(__filename);

/**
 * Loads all plugins as one bundle, because Docusaurus would transpile each module separately.
 * `npm start` calls this again when the configuration changes, and gets the current plugins.
 */
export async function loadPlugins(): Promise<typeof import('./index')> {
  const siteDir = path.resolve(__dirname, '..');
  const plugins = await bundleForNode(siteDir, 'plugins', 'plugins/index.ts');
  if (isDevelopmentServer()) delete nodeRequire.cache[plugins];
  return nodeRequire(plugins) as typeof import('./index');
}
