import path from 'node:path';
import { openBuildCache } from './caches/buildCache';
import type { ResultCache } from './caches/resultCache';
import { defaultLanguage } from './facts/languages';
import { type DemosModel, findPlacements, readDemos, replacementDemos } from './demos/demos';
import { readModule } from './demos/parseModule';
import { readSources, type Sources } from './files/files';
import { createInstallation, type Installation } from './packages/installation';
import { type DocFile, docsIn, isPartial, type Page, parsePage } from './pages/pages';
import { type DocumentedVersion, documentedVersions, versionOf } from './versions/versions';
import { writeNextPages } from './versions/nextVersion';
import { originalOf, translationsDir } from './versions/translations';

interface OpenOptions {
  cache?: ResultCache;
  /** Folder from which packages are resolved. @default siteDir */
  packagesDir?: string;
}

/** Partials that a page imports, as paths relative to the root of the site. */
export const partialsIn = ({ file, source }: Pick<DocFile, 'file' | 'source'>): string[] =>
  [...source.matchAll(/^import\s[^'"]*['"](\.[^'"]*\.mdx?)['"]/gm)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );

function partialsOf({ sources, docs, versions, cache }: Site): Page[] {
  return [...sources].flatMap(([file, source]) => {
    const version = versionOf(versions, file);
    if (!version || !isPartial(file)) return [];
    const importer = docs.find((doc) => partialsIn(doc).includes(file));
    const url = importer?.url ?? version.url;
    return [parsePage({ file, version, url, source, description: '', frontMatter: {} }, cache)];
  });
}

function demosOf({ sources, versions, cache }: Site): DemosModel {
  return readDemos(sources, versions, {
    readModule: (file, source) =>
      cache.sync('module', [file, source], () => readModule(file, source)),
    findPlacements: (page) => cache.sync('placements', page, () => findPlacements(page)),
  });
}

const caches = new Map<string, ResultCache>();

/** Cache of what the model parses. A build saves it at the end. */
export function siteCache(siteDir: string): ResultCache {
  const cache = caches.get(siteDir) ?? openBuildCache(siteDir, 'site', [__dirname]);
  caches.set(siteDir, cache);
  return cache;
}

/** The documentation as its files say. Pages and demos are parsed when a caller first uses them. */
export class Site {
  private readonly parsed: {
    docs?: DocFile[];
    pages?: Page[];
    partials?: Page[];
    demos?: DemosModel;
    installation?: Installation;
  } = {};

  constructor(
    /** Root of the site's sources. */
    readonly siteDir: string,
    readonly versions: readonly DocumentedVersion[],
    /** Pages and the source files beside them. */
    readonly sources: Sources,
    private readonly options: Required<OpenOptions>,
  ) {}

  /** Pages with their front matter, in English. */
  get docs(): readonly DocFile[] {
    return (this.parsed.docs ??= docsIn(this.sources, this.versions));
  }

  /** Pages in a language: translated, otherwise in English. */
  docsIn(language: string): readonly DocFile[] {
    if (language === defaultLanguage) return this.docs;
    const folderOf = (version: DocumentedVersion) => translationsDir(language, version);
    const sources = readSources(this.siteDir, this.versions.map(folderOf));
    const translated = new Map(
      docsIn(sources, this.versions, folderOf).map((doc) => [originalOf(doc.file), doc]),
    );
    return this.docs.map((doc) => translated.get(doc.file) ?? doc);
  }

  /** The site with the pages of another language, and the files of these by their originals. */
  inLanguage(language: string): { site: Site; files: ReadonlyMap<string, string> } {
    const folders = this.versions.map((version) => translationsDir(language, version));
    const translated = [...readSources(this.siteDir, folders)];
    const texts = translated.map(([file, text]) => [originalOf(file), text] as const);
    const sources = new Map([...this.sources, ...texts]);
    return {
      site: new Site(this.siteDir, this.versions, sources, this.options),
      files: new Map(translated.map(([file]) => [originalOf(file), file])),
    };
  }

  /** The same pages with their content. */
  get pages(): readonly Page[] {
    return (this.parsed.pages ??= this.docs.map((doc) => parsePage(doc, this.cache)));
  }

  /**
   * Partials that pages import. They have no front matter, and the URL of a page that imports them.
   */
  get partials(): readonly Page[] {
    return (this.parsed.partials ??= partialsOf(this));
  }

  get demos(): DemosModel {
    return (this.parsed.demos ??= demosOf(this));
  }

  get installation(): Installation {
    return (this.parsed.installation ??= createInstallation(this.options.packagesDir));
  }

  /** Results that depend only on their input, cached between runs. */
  get cache(): ResultCache {
    return this.options.cache;
  }
}

const opened = new Map<string, Site>();

const isSame = (a: Site, versions: Site['versions'], sources: Sources) =>
  JSON.stringify(a.versions) === JSON.stringify(versions) &&
  a.sources.size === sources.size &&
  [...sources].every(([file, text]) => a.sources.get(file) === text);

/**
 * Reads the site. Everyone gets the same site until a file changes: then, this reads the changed
 * files and returns another one.
 */
export async function openSite(
  siteDir: string,
  { cache = siteCache(siteDir), packagesDir = siteDir }: OpenOptions = {},
): Promise<Site> {
  const versions = documentedVersions(siteDir);
  await writeNextPages(siteDir, versions);
  const sources = readSources(
    siteDir,
    [...versions, replacementDemos].map(({ dir }) => dir),
  );
  const before = opened.get(siteDir);
  if (before && isSame(before, versions, sources)) return before;
  const site = new Site(siteDir, versions, sources, { cache, packagesDir });
  opened.set(siteDir, site);
  return site;
}
