import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '../facts/languages';
import { readText } from '../files/files';
import type { Problem } from '../problems';
import { originalOf, translationsDir } from '../versions/translations';
import type { DocumentedVersion } from '../versions/versions';
import { misplacedFrontMatter, pageUrl, parseFrontMatter, yamlProblem } from './frontMatter';

/** `.md` and `.mdx` have the same syntax. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** A part that pages import: `_requirements.mdx`, or any file in a `_shared/` folder. */
export const isPartial = (file: string): boolean =>
  isMarkdown(file) && file.split('/').some((part) => part.startsWith('_'));

export const isPage = (file: string): boolean => isMarkdown(file) && !isPartial(file);

export interface DocFile {
  file: string;
  version: DocumentedVersion;
  /** URL with trailing slash, without language. */
  url: string;
  description: string;
  frontMatter: Record<string, unknown>;
  source: string;
  /** Reason why `frontMatter` has only a slug: the YAML is invalid, or not at its place. */
  frontMatterProblem?: Problem;
}

/** Files below a folder; empty if the folder is missing. */
export async function filesIn(
  folder: string,
  isWanted: (file: string) => boolean,
): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isWanted(path.relative(folder, file).replaceAll(path.sep, '/')))
    .sort();
}

/** Slug of a page with invalid YAML in its front matter. Links to that page are still valid. */
function slugOf(source: string): Record<string, unknown> {
  const [, slug] = /^slug: *["']?([^\s"']+)/m.exec(source) ?? [];
  return slug === undefined ? {} : { slug };
}

function frontMatterOf(
  file: string,
  source: string,
): Pick<DocFile, 'frontMatter' | 'frontMatterProblem'> {
  const misplaced = misplacedFrontMatter(source, file);
  if (misplaced) return { frontMatter: slugOf(source), frontMatterProblem: misplaced };
  try {
    return { frontMatter: parseFrontMatter(source).frontMatter };
  } catch (error) {
    return { frontMatter: slugOf(source), frontMatterProblem: yamlProblem(error, file) };
  }
}

function readDoc(siteDir: string, version: DocumentedVersion, filePath: string): DocFile {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const source = readText(filePath);
  const { frontMatter, frontMatterProblem } = frontMatterOf(file, source);
  return {
    file,
    version,
    url: pageUrl(frontMatter, version.url),
    description: String(frontMatter.description ?? ''),
    frontMatter,
    source,
    frontMatterProblem,
  };
}

async function collectIn(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  folderOf: (version: DocumentedVersion) => string,
): Promise<DocFile[]> {
  const docs = await Promise.all(
    versions.map(async (version) => {
      const files = await filesIn(path.join(siteDir, folderOf(version)), isPage);
      // `npm start` reads pages while a writer switches branches, which deletes some.
      return files.flatMap((file) => (existsSync(file) ? readDoc(siteDir, version, file) : []));
    }),
  );
  return docs.flat();
}

/** All docs pages of these versions in a language: translated, otherwise in English. */
export async function collectDocs(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  language: string = defaultLanguage,
): Promise<DocFile[]> {
  const originals = await collectIn(siteDir, versions, ({ dir }) => dir);
  if (language === defaultLanguage) return originals;
  const translations = await collectIn(siteDir, versions, (version) =>
    translationsDir(language, version),
  );
  const translated = new Map(translations.map((doc) => [originalOf(doc.file), doc]));
  return originals.map((doc) => translated.get(doc.file) ?? doc);
}
