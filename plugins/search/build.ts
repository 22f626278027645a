import { readFile, stat } from 'node:fs/promises';
import { indexFile, scopesFile, type SearchScope } from '../../src/site/search';
import { defaultLanguage } from '../../src/site/languages';
import { noCache, type ResultCache } from '../shared/resultCache';
import type { SearchDoc, SearchVersion } from './collect';
import { indexPage, type IndexedPage } from './indexPage';
import { readSections } from './readPage';
import { toIndex } from './toIndex';

/** A file to serve, with its path below the base URL. */
export interface IndexFile {
  path: string;
  contents: string;
}

const toScope = ({ id, product, version, isLast }: SearchVersion): SearchScope => ({
  id,
  product,
  version,
  isLast,
});

/** Pages read so far, by file. In development, an edit reads one page again. */
const pageCache = new Map<string, { key: string; page: IndexedPage }>();

async function readPage(
  doc: SearchDoc,
  { contextOf }: SearchVersion,
  cache: ResultCache,
  language: string,
): Promise<IndexedPage> {
  const { mtimeMs } = await stat(doc.file);
  const key = JSON.stringify([mtimeMs, doc, language]);
  const known = pageCache.get(doc.file);
  if (known?.key === key) return known.page;
  const source = await readFile(doc.file, 'utf8');
  const sections = cache.sync('sections', source, () => readSections(source));
  const page = indexPage(doc, contextOf(doc.file), sections, language);
  pageCache.set(doc.file, { key, page });
  return page;
}

/**
 * All files of the index: for each version its index and excerpts, and the list of versions.
 * @param cache of the sections in a source
 * @param language of the pages
 */
export async function buildIndex(
  versions: SearchVersion[],
  cache: ResultCache = noCache,
  language: string = defaultLanguage,
): Promise<IndexFile[]> {
  const scopes = versions.map(toScope);
  const files = await Promise.all(
    versions.map(async (version): Promise<IndexFile[]> => {
      const pages = await Promise.all(
        version.docs.map((doc) => readPage(doc, version, cache, language)),
      );
      const { index, excerpts } = toIndex(version, scopes, pages);
      return [
        { path: indexFile(version.id), contents: JSON.stringify(index) },
        ...excerpts.map((texts, file) => ({
          path: `${index.excerpts}/${file}.json`,
          contents: JSON.stringify(texts),
        })),
      ];
    }),
  );
  return [{ path: scopesFile, contents: JSON.stringify(scopes) }, ...files.flat()];
}
