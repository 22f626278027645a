import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './names';

/**
 * Changes of a scaffold. Keys are paths relative to the root of the site, values are new contents.
 */
export interface Changes {
  created: Map<string, string>;
  edited: Map<string, string>;
  /** What the writer should do next. */
  next: string[];
  /** Script of package.json to run afterwards, with its arguments. */
  then?: string[];
}

export const readText = (siteDir: string, file: string): string =>
  readFileSync(path.join(siteDir, file), 'utf8');

/** Formats code and JSON with Prettier. Other files, such as pages, don't change. */
async function formatted(siteDir: string, file: string, text: string): Promise<string> {
  if (!/\.(?:tsx?|json)$/.test(file)) return text;
  const { format, resolveConfig } = await import('prettier');
  const filepath = path.join(siteDir, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/**
 * Writes all files or none.
 * @throws a `UsageError` if a new file already exists
 */
export async function writeChanges(siteDir: string, changes: Changes): Promise<void> {
  const taken = [...changes.created.keys()].find((file) => existsSync(path.join(siteDir, file)));
  if (taken) throw new UsageError(`${taken} exists already.`);
  for (const [file, text] of [...changes.created, ...changes.edited]) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), await formatted(siteDir, file, text));
  }
}
