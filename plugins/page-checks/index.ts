import type { LoadContext, ParseFrontMatter, Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { ApiSubject } from '../../src/site/api';
import { defaultLanguage } from '../../src/site/languages';
import { readEntries } from '../api-pages/entries';
import { openBuildCache } from '../shared/buildCache';
import { isDevelopmentServer } from '../shared/command';
import { failOn, type Mistake } from '../shared/mistakes';
import { collectDocs, type DocFile } from '../pages/collect';
import { isPartial } from '../pages/files';
import { parseFrontMatter as readFrontMatter, yamlMistake } from '../pages/frontMatter';
import { readPage } from '../pages/model';
import { originalOf } from '../shared/translations';
import { inVersion } from '../shared/versionLinks';
import { documentedVersions, versionOf, type DocumentedVersion } from '../shared/versions';
import {
  checkFrontMatter,
  checkUnique,
  frontMatterKeys,
  misplacedFrontMatter,
} from './frontMatter';
import { checkLinks } from './links';
import { collectPageIds } from './pageIds';

export { remarkVersionLinks } from './remark';

/** The components and hooks of a version, which a page's front matter `api` may name. */
const subjectsOf = (siteDir: string, { product, apiData }: DocumentedVersion): ApiSubject[] =>
  [...readEntries(product, path.join(siteDir, apiData)).values()].flatMap((entry) =>
    'kind' in entry && entry.kind !== 'type' ? [entry] : [],
  );

const apiNames = (siteDir: string, version: DocumentedVersion) =>
  subjectsOf(siteDir, version).map(({ name }) => name);

/** What is wrong with the front matter of all pages together. A page that was cut may share its description with its successor. */
export function checkDocs(siteDir: string, docs: DocFile[]): Mistake[] {
  const groupOf = ({ version }: DocFile) => (version.isLast ? '' : version.dir);
  const groups = new Set(docs.map(groupOf));
  return [
    ...docs.flatMap(
      ({ yaml, frontMatter, source, file, version }) =>
        misplacedFrontMatter(source, file) ??
        yaml ??
        checkFrontMatter(frontMatter, source, file, apiNames(siteDir, version)),
    ),
    ...[...groups].flatMap((group) => checkUnique(docs.filter((doc) => groupOf(doc) === group))),
  ];
}

/** A translation with another address than its page: readers who change the language would find nothing. */
export function movedTranslations(docs: DocFile[], originals: DocFile[]): Mistake[] {
  const addresses = new Map(originals.map(({ file, address }) => [file, address]));
  return docs.flatMap(({ file, address, source }) => {
    const expected = addresses.get(originalOf(file));
    if (expected === undefined || expected === address) return [];
    const line = source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    const message = `The page it translates is at ${expected}. Give it the same slug.`;
    return [{ file, line: Math.max(1, line), column: 1, rule: 'front-matter/moved-slug', message }];
  });
}

/** The reports of a build, one a language. Docusaurus asks for pages one by one and stops at the first that fails, so each page gets the report of all. */
const reports = new Map<string | undefined, Promise<void>>();

function reportOf(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  language: string | undefined,
): Promise<void> {
  const report =
    reports.get(language) ??
    collectDocs(siteDir, versions, language).then((docs) => failOn(checkDocs(siteDir, docs)));
  reports.set(language, report);
  return report;
}

/** A page whose front matter is no YAML, while it is written: its text, under its name. */
function withoutFrontMatter(source: string, file: string) {
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const content = source.replace(/^---[^]*?\n---\s*\n/, '');
  return { frontMatter: { title: name, description: name }, content };
}

/** What Docusaurus would refuse: it ends where a value is of another type. */
const refused: Record<string, (value: unknown) => boolean> = {
  keywords: (value) => !Array.isArray(value),
  toc_max_heading_level: (value) => typeof value !== 'number' || value < 2 || value > 6,
};
const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Front matter without the values that Docusaurus would not go on with. */
function acceptable(frontMatter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([key, value]) =>
        frontMatterKeys.some((known) => known === key) &&
        !(refused[key] ? refused[key](value) : !isText(value)),
    ),
  );
}

/**
 * Docusaurus' `markdown.parseFrontMatter`, with a check of the keys and lengths of docs pages. The component or hook that `api` names
 * becomes what the page shows of it, as its version has it.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const siteDir = process.cwd();
  const versions = documentedVersions(siteDir);
  const file = path.relative(siteDir, params.filePath).replaceAll(path.sep, '/');
  const version = versionOf(versions, file);
  if (!version || isPartial(file)) return readFrontMatter(params.fileContent);
  // With `npm start`, the checker reports mistakes, and each page is shown as far as possible.
  const isWriting = isDevelopmentServer();
  if (!isWriting && process.env.NODE_ENV === 'production')
    await reportOf(siteDir, versions, process.env.DOCUSAURUS_CURRENT_LOCALE);
  const read = () => {
    try {
      return readFrontMatter(params.fileContent);
    } catch (error) {
      if (isWriting) return withoutFrontMatter(params.fileContent, file);
      failOn([yamlMistake(error, file)]);
      throw error;
    }
  };
  const result = read();
  const frontMatter: Record<string, unknown> = isWriting
    ? acceptable(result.frontMatter)
    : result.frontMatter;
  if (!isWriting)
    failOn(checkFrontMatter(frontMatter, params.fileContent, file, apiNames(siteDir, version)));
  if (frontMatter.api === undefined) return { ...result, frontMatter };
  const subject = subjectsOf(siteDir, version).find(({ name }) => name === frontMatter.api);
  const api = subject && {
    name: subject.name,
    package: subject.package,
    version: subject.version,
    source: subject.source,
  };
  return { ...result, frontMatter: { ...frontMatter, api } };
};

/**
 * Checks that need the whole site: front matter of the pages of another language than the default, whose pages the checker reads; links
 * against the built HTML.
 */
export function pageChecks({ siteDir, i18n: { currentLocale: language } }: LoadContext): Plugin {
  const versions = documentedVersions(siteDir);
  return {
    name: 'page-checks',
    async loadContent() {
      if (language === defaultLanguage || isDevelopmentServer()) return;
      const docs = await collectDocs(siteDir, versions, language);
      const moved = movedTranslations(docs, await collectDocs(siteDir, versions));
      failOn([...checkDocs(siteDir, docs), ...moved]);
    },
    async postBuild({ outDir }) {
      const cache = openBuildCache(siteDir, 'links', [
        __dirname,
        path.join(__dirname, '../pages'),
        path.join(__dirname, '../shared'),
      ]);
      const pages = await collectPageIds(outDir, undefined, cache);
      const docs = await collectDocs(siteDir, versions, language);
      const mistakes = docs.flatMap(({ file, address, source, version }) => {
        const links = cache.sync('links', source, () => readPage(source).links);
        const resolve = (href: string) => inVersion(href, version, versions);
        return checkLinks({ file, address, links, resolve }, pages);
      });
      cache.save();
      failOn(mistakes);
    },
  };
}
