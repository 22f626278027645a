import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SAXParser } from 'parse5-sax-parser';
import { defaultLanguage } from '../../src/site/languages';
import { baseUrl as siteBaseUrl } from '../../src/site/origins';
import type { Mistake } from '../shared/mistakes';
import { noCache, type PackCache } from '../shared/packCache';
import { isPage } from '../shared/pages';
import { originalOf, translationsDir } from '../shared/translations';
import type { DocumentedVersion } from '../shared/versions';
import { yamlMistake } from './frontMatter';
import type { PageIds } from './links';
import { parseYaml } from './parse';

export interface DocFile {
  /** Path from the root of the repository. */
  file: string;
  version: DocumentedVersion;
  /** Address with trailing slash, without language. */
  address: string;
  description: string;
  frontMatter: Record<string, unknown>;
  source: string;
  /** Why there is no front matter: it is no YAML. */
  yaml?: Mistake;
}

/** None where there is no such folder. */
async function filesIn(folder: string, isWanted: (file: string) => boolean): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isWanted(path.relative(folder, file).replaceAll(path.sep, '/')))
    .sort();
}

/** The slug of a page whose front matter is not YAML: links to the page are not wrong for that. */
function slugOf(source: string): Record<string, unknown> {
  const [, slug] = /^slug: *["']?([^\s"']+)/m.exec(source) ?? [];
  return slug === undefined ? {} : { slug };
}

async function readDoc(
  siteDir: string,
  version: DocumentedVersion,
  filePath: string,
): Promise<DocFile> {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const source = await readFile(filePath, 'utf8');
  const front = await parseYaml({ filePath, fileContent: source }).then(
    ({ frontMatter }) => ({ frontMatter }),
    (error: unknown) => ({
      frontMatter: slugOf(source),
      yaml: yamlMistake(error, file),
    }),
  );
  const { slug = '', description = '' } = front.frontMatter;
  return {
    file,
    version,
    address: `${version.url.replace(/\/$/, '')}${String(slug).replace(/\/?$/, '/')}`,
    description: String(description),
    source,
    ...front,
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
      return Promise.all(files.map((file) => readDoc(siteDir, version, file)));
    }),
  );
  return docs.flat();
}

/** All docs pages of these versions as a language has them: translated, else English. */
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

/** Values of the `id` attributes of a page. */
async function idsOf(html: string): Promise<string[]> {
  const ids = new Set<string>();
  const parser = new SAXParser();
  parser.on('startTag', ({ attrs }) => {
    for (const { name, value } of attrs) if (name === 'id' && value) ids.add(value);
  });
  parser.resume();
  const end = once(parser, 'end');
  parser.end(html);
  await end;
  return [...ids];
}

/**
 * Ids on every built page, by its address without language. Pages that only lead on are none: links name the page itself.
 * @param cache of what was read from a document
 */
export async function collectPageIds(
  outDir: string,
  baseUrl: string = siteBaseUrl,
  cache: PackCache = noCache,
): Promise<PageIds> {
  const files = await filesIn(outDir, (file) => path.basename(file) === 'index.html');
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, Set<string>][]> => {
      const html = await readFile(file, 'utf8');
      if (html.includes('http-equiv="refresh"')) return [];
      const address = baseUrl + path.relative(outDir, path.dirname(file)).replaceAll(path.sep, '/');
      const ids = await cache.async('ids', html, () => idsOf(html));
      return [[address.endsWith('/') ? address : `${address}/`, new Set(ids)]];
    }),
  );
  return new Map(pages.flat());
}
