import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  textsFolder,
  type SearchEntry,
  type SearchKind,
  type SearchNames,
  type SearchPage,
  type SearchScope,
  type SearchText,
  type SearchTexts,
} from '../../src/site/search';
import type { SearchDoc, SearchVersion } from './collect';
import { errorsIn } from './errors';
import { identifiersOf } from './identifiers';
import { renderPlaced } from './members';
import { kindsByFolder, type VersionFolders } from './options';
import { shorten } from './shorten';
import type { Section } from './readPage';

/** A page's part of the index. */
export interface IndexedPage {
  page: SearchPage;
  /** Of the page, then of each of its entries. */
  texts: SearchText[];
}

function kindOf(folder: string, file: string): SearchKind {
  const relative = path.relative(folder, file).replaceAll(path.sep, '/');
  return kindsByFolder.find(([start]) => relative.startsWith(start))?.[1] ?? 'guide';
}

function textOf(blocks: string[], code: string[]): SearchText {
  const whole = blocks.filter(Boolean).join('\n');
  const { text, rest } = shorten(whole);
  return [text, [...rest, ...identifiersOf(code, whole)].join(' ')];
}

/** A section and what it holds: its heading, rows of its tables, error messages it speaks of. */
function entriesOf(
  section: Section,
  folders: VersionFolders,
  file: string,
): [SearchEntry, SearchText][] {
  const rendered = section.components.map((component) => renderPlaced(component, folders, file));
  const blocks = [...section.blocks, ...rendered.flatMap((part) => part.blocks)];
  const code = [...section.code, ...rendered.flatMap((part) => part.code)];
  const { anchor, title, parent } = section;
  return [
    [[anchor, title, 'guide', parent], textOf(blocks, code)],
    ...rendered.flatMap(({ members }) =>
      members.map((member): [SearchEntry, SearchText] => [
        [member.anchor, member.title, member.kind, member.context],
        [member.text, ''],
      ]),
    ),
    ...errorsIn(section.blocks, section.code).map((message): [SearchEntry, SearchText] => [
      [anchor, message, 'error', title],
      ['', ''],
    ]),
  ];
}

/** Words of the address that the title does not have, the label in the sidebar, and what the front matter adds. */
function namesOf({ path: address, title, label, keywords }: SearchDoc): string {
  const own = title.toLowerCase();
  const words = address
    .split(/[/-]+/)
    .filter((word) => word.length > 2 && !['toolpad', 'core', 'studio', 'react'].includes(word))
    .filter((word) => !own.includes(word));
  const names = [...words, ...(own.includes(label.toLowerCase()) ? [] : [label]), ...keywords];
  return [...new Set(names)].join(' ');
}

/** A page for the index, from what was read of it. */
export function indexPage(
  doc: SearchDoc,
  folders: VersionFolders,
  all: readonly Section[],
): IndexedPage {
  const kind = kindOf(folders.folder, doc.file);
  const [intro, ...sections] = all;
  const own = intro ? entriesOf(intro, folders, doc.file) : [];
  const rest = sections.flatMap((section) => entriesOf(section, folders, doc.file));
  const [, text] = own[0] ?? [];
  // A heading is of its page's kind; what stands before the first heading belongs to the page itself.
  const entries = [...own.slice(1), ...rest].map(([[anchor, title, entryKind, context], body]) => {
    const entry: SearchEntry = [anchor, title, entryKind === 'guide' ? kind : entryKind, context];
    return [entry, body] as const;
  });
  return {
    page: [
      doc.path,
      doc.title,
      kind,
      doc.groups.join(' › '),
      doc.description,
      namesOf(doc),
      entries.map(([entry]) => entry),
    ],
    texts: [text ?? ['', ''], ...entries.map(([, body]) => body)],
  };
}

/** Types are listed on every page that mentions them: the first page in reading order keeps them. */
function withoutRepeatedTypes(pages: IndexedPage[]): IndexedPage[] {
  const seen = new Set<string>();
  return pages.map(({ page, texts }) => {
    const entries = page[6];
    const kept = entries.map(([, title, kind]) => {
      if (kind !== 'type') return true;
      const isNew = !seen.has(title);
      seen.add(title);
      return isNew;
    });
    const [first, ...others] = texts;
    return {
      page: [...page.slice(0, 6), entries.filter((_, index) => kept[index])] as SearchPage,
      texts: [first ?? ['', ''], ...others.filter((_, index) => kept[index])],
    };
  });
}

/** Both parts of the index of a version. */
export function toIndex(
  version: SearchVersion,
  scopes: SearchScope[],
  pages: IndexedPage[],
  baseUrl: string,
): { names: SearchNames; texts: SearchTexts; textsFile: string } {
  const unique = withoutRepeatedTypes(pages);
  const texts = unique.flatMap((page) => page.texts);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
  const textsFile = `${textsFolder}/${version.id}.${hash}.json`;
  return {
    names: {
      scope: version.id,
      scopes,
      texts: baseUrl + textsFile,
      pages: unique.map(({ page }) => page),
    },
    texts,
    textsFile,
  };
}
