import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { suggest, type Suggestion } from '../../plugins/shared/problems';

/**
 * Suggests the file in the same folder with the most similar name to a missing one.
 * @param write formats the name for the page; by default, the name doesn't change
 */
export function nearestFile(missing: string, write?: (name: string) => string): Suggestion {
  const folder = path.dirname(missing);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return suggest(path.basename(missing), names, undefined, write);
}
