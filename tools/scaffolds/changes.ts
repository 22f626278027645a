import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeTogether } from '../../model/files/writeAtomically';

/** Invalid input on the command line. The message describes valid input. */
export class UsageError extends Error {}

/** Converts `data-grid-export` to a title: `Data grid export`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Converts `AccountMenu` to a title: `Account menu`. */
export const titleOfDemo = (name: string): string =>
  titleOf(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase());

/** @throws if the name of a page or example isn't in kebab case */
export function requireKebab(name: string, what: string): void {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return;
  throw new UsageError(
    `The name of ${what} is written in small letters with hyphens, like "data-grid-export", not "${name}".`,
  );
}

/** @throws if the name of a demo isn't in Pascal case, as for components */
export function requirePascal(name: string): void {
  if (/^[A-Z][A-Za-z\d]+$/.test(name)) return;
  throw new UsageError(`A demo has the name of a component, like "AccountMenu", not "${name}".`);
}

/** Contents of files by path, relative to the root of the site. */
export interface Changes {
  created: Map<string, string>;
  edited: Map<string, string>;
  next: string[];
}

export const sidebarsFile = 'sidebars.ts';

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
 * Writes all files or none. They appear at the same moment, the sidebar first, so that `npm start`
 * and its checker never see a page without an entry.
 * @throws a `UsageError` if a new file already exists
 */
export async function writeChanges(
  siteDir: string,
  { created, edited }: Pick<Changes, 'created' | 'edited'>,
): Promise<void> {
  const taken = [...created.keys()].find((file) => existsSync(path.join(siteDir, file)));
  if (taken) throw new UsageError(`${taken} exists already.`);
  const files = [...created, ...edited].sort(
    ([a], [b]) => Number(b === sidebarsFile) - Number(a === sidebarsFile),
  );
  const texts = files.map(
    async ([file, text]) =>
      [path.join(siteDir, file), await formatted(siteDir, file, text)] as const,
  );
  await writeTogether(new Map(await Promise.all(texts)));
}
