import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { suggest, type Suggestion } from '../../plugins/shared/problems';

/**
 * Suggests the file whose name is most like that of a missing one beside it.
 * @param write how a writer writes the name; by default as it is
 */
export function nearestFile(missing: string, write?: (name: string) => string): Suggestion {
  const folder = path.dirname(missing);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return suggest(path.basename(missing), names, undefined, write);
}
