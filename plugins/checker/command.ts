import path from 'node:path';
import { bundleForNode } from '../bundle';

const rootDir = path.resolve(__dirname, '../..');

/** Node.js arguments that run the checker, `tools/checker/bin.ts`, on a site. */
export async function checkerArguments(siteDir: string, ...options: string[]): Promise<string[]> {
  const checker = await bundleForNode(rootDir, 'checker', 'tools/checker/bin.ts');
  return [checker, '--site', siteDir, ...options];
}
