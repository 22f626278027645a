import { createHash } from 'node:crypto';
import {
  excerptsFolder,
  excerptsPerFile,
  packSections,
  type SearchExcerpts,
  type SearchIndex,
  type SearchScope,
} from '../../src/site/search';
import { packWords } from '../../src/site/searchWords';
import type { SearchVersion } from './collect';
import type { IndexedPage } from './indexPage';
import { indexedWords, withoutFrequentWords } from './texts';

/**
 * Removes repeated types. Every page that mentions a type lists it; only the first page in reading
 * order has it in the index.
 */
function withoutRepeatedTypes(pages: readonly IndexedPage[]): IndexedPage[] {
  const seen = new Set<string>();
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ kind, title }) => {
      const isKept = kind !== 'type' || !seen.has(title);
      if (kind === 'type') seen.add(title);
      return isKept;
    }),
  }));
}

/** The index of a version, and its excerpt files in order. */
export function toIndex(
  version: SearchVersion,
  scopes: SearchScope[],
  pages: readonly IndexedPage[],
): { index: SearchIndex; excerpts: SearchExcerpts[] } {
  const unique = withoutRepeatedTypes(pages);
  const texts = unique.flatMap(({ text, sections }) =>
    withoutFrequentWords([text, ...sections.map((section) => section.text)]),
  );
  const all = texts.map(({ excerpt }) => excerpt);
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10);
  const excerpts = Array.from({ length: Math.ceil(all.length / excerptsPerFile) }, (_, file) =>
    all.slice(file * excerptsPerFile, (file + 1) * excerptsPerFile),
  );
  return {
    index: {
      ...{ scope: version.id, scopes, excerpts: excerptsFolder(version.id, hash) },
      text: packWords(indexedWords(texts)),
      pages: unique.map(({ doc, kind, names, sections }) => [
        doc.path,
        doc.title,
        kind,
        doc.groups.join(' › '),
        doc.description,
        names,
        packSections(kind, sections),
      ]),
    },
    excerpts,
  };
}
