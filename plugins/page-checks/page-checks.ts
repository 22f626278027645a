import path from 'node:path';
import type { LoadContext, Plugin, ParseFrontMatter } from '@docusaurus/types';
import {
  checkDocs,
  checkTranslations,
  collectProblems,
  checkFrontMatter,
} from '../../checker/checker';
import { defaultLanguage } from '../../model/facts/languages';
import type { PageNode } from '../../model/pages/nodes';
import { isDevelopmentServer } from '../shared/command';
import { failOn } from '../../model/problems';
import { openSite, siteCache } from '../../model/site';
import { updatedDays } from '../../model/versions/cutVersions';
import { inVersion } from '../../model/pages/versionLinks';
import {
  versionOf,
  type DocumentedVersion,
  documentedVersions,
} from '../../model/versions/versions';
import { checkBuiltLinks } from './builtLinks';
import type { ApiLink, ApiSubject } from '../../model/facts/api';
import { apiSubjects, linksTo } from '../../model/api/renderEntry';
import { isPartial } from '../../model/pages/pages';
import {
  parseFrontMatter as readFrontMatter,
  yamlProblem,
  describeInvalidValue,
  frontMatterKeys,
} from '../../model/pages/frontMatter';
import { demoName, findPlacements } from '../../model/demos/demos';
import { frameUrlOf } from '../../model/facts/demo';
import { baseUrl } from '../../model/facts/origins';
import type { PageDemo } from '../../model/facts/pageData';

/**
 * Checks that need a build: the front matter of translations, which the checker doesn't read, and
 * links in the HTML that the build wrote.
 */
export function pageChecks({ siteDir, i18n: { currentLocale: language } }: LoadContext): Plugin {
  return {
    name: 'page-checks',
    async loadContent() {
      if (language === defaultLanguage || isDevelopmentServer()) return;
      const site = await openSite(siteDir);
      const docs = site.docsIn(language);
      failOn(
        collectProblems('', (report) => {
          checkDocs(siteDir, docs, report);
          checkTranslations(docs, site.docs, report);
        }),
      );
    },
    async postBuild({ outDir }) {
      failOn(await checkBuiltLinks(siteDir, outDir, language));
      siteCache(siteDir).save();
    },
  };
}

/** A node with a URL: a link, a definition, or an element with `href`. */
type LinkingNode = PageNode & { url?: string };

function rewrite(node: LinkingNode, resolve: (href: string) => string): void {
  if ((node.type === 'link' || node.type === 'definition') && node.url)
    node.url = resolve(node.url);
  for (const attribute of node.type.startsWith('mdxJsx') ? (node.attributes ?? []) : [])
    if (attribute.name === 'href' && typeof attribute.value === 'string')
      attribute.value = resolve(attribute.value);
  for (const child of node.children ?? []) rewrite(child, resolve);
}

/**
 * Remark plugin that resolves links in a cut version to pages of that version. Its source files
 * don't change.
 */
export function remarkVersionLinks({
  versions,
  siteDir = process.cwd(),
}: {
  versions: readonly DocumentedVersion[];
  siteDir?: string;
}) {
  return (tree: PageNode, file: { path?: string }): void => {
    const page = path.relative(siteDir, file.path ?? '').replaceAll(path.sep, '/');
    const version = versionOf(versions, page);
    if (version && !version.isLast) rewrite(tree, (href) => inVersion(href, version, versions));
  };
}

type Result = ReturnType<typeof readFrontMatter>;

/** Parses a page for the development server, which shows pages with invalid YAML too. */
function readAnyFrontMatter(source: string, file: string): Result {
  try {
    return readFrontMatter(source);
  } catch {
    const name = path.posix.basename(file).replace(/\.mdx?$/, '');
    const content = source.replace(/^---[^]*?\n---\s*\n/, '');
    return { frontMatter: { title: name, description: name }, content };
  }
}

/** Front matter without the values that Docusaurus would reject. */
const withoutInvalidValues = (frontMatter: Result['frontMatter']) =>
  Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([key, value]) =>
        frontMatterKeys.some((known) => known === key) && !describeInvalidValue(key, value),
    ),
  );

function readValidFrontMatter(source: string, file: string, apiNames: readonly string[]): Result {
  let result: Result;
  try {
    result = readFrontMatter(source);
  } catch (error) {
    failOn([yamlProblem(error, file)]);
    throw error;
  }
  const doc = { file, source, frontMatter: result.frontMatter };
  failOn(collectProblems(file, (report) => checkFrontMatter(doc, apiNames, report)));
  return result;
}

function demosIn(source: string, { demos }: DocumentedVersion, siteDir: string): PageDemo[] {
  const text = source.replaceAll('\r\n', '\n');
  try {
    const placements = siteCache(siteDir).sync('placements', text, () => findPlacements(text));
    return placements.flatMap(({ attributes }) => {
      const { src, title } = attributes;
      if (!src || !title) return [];
      return { title, url: frameUrlOf(baseUrl, `${demos}/${demoName(src)}`) };
    });
  } catch {
    // The checker reports a page that isn't valid MDX.
    return [];
  }
}

/** References that a guide lists in its section "API", first the one about its subject. */
function referencesIn(source: string, subject: string): ApiLink[] {
  const [, list = ''] = /^## .*\{#api\}\r?\n([^]*?)^## /m.exec(source) ?? [];
  return [...list.matchAll(/^- \[[`<]*(\w+)[^\]]*\]\(([^)]+)/gm)]
    .map(([, title = '', href = '']) => ({ title, href }))
    .sort((a, b) => Number(b.title === subject) - Number(a.title === subject));
}

/**
 * Docusaurus' `markdown.parseFrontMatter`. Adds the demos of a page, and replaces the name in `api`
 * with the data that the page shows about that component or hook. A build fails on invalid front
 * matter; with `npm start`, the checker reports it.
 */
export const parseFrontMatter: ParseFrontMatter = async ({ filePath, fileContent }) => {
  const siteDir = process.cwd();
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const versions = documentedVersions(siteDir);
  const version = versionOf(versions, file);
  if (!version || isPartial(file)) return readFrontMatter(fileContent);
  const subjects = apiSubjects(siteDir, version);
  const names = subjects.map(({ name }) => name);
  const result = isDevelopmentServer()
    ? readAnyFrontMatter(fileContent, file)
    : readValidFrontMatter(fileContent, file, names);
  const demos = demosIn(fileContent, version, siteDir);
  const day = updatedDays(siteDir, version)[file.slice(version.dir.length + 1)];
  const frontMatter = {
    ...withoutInvalidValues(result.frontMatter),
    ...(day ? { last_update: { date: day } } : {}),
    ...(demos.length > 0 ? { demos } : {}),
  };
  const { api: apiName } = result.frontMatter;
  const subject = subjects.find(({ name }) => name === apiName);
  if (!subject) return { ...result, frontMatter };
  const { name, package: packageName, version: exact, source } = subject;
  const references = linksTo(referencesIn(fileContent, name), (href) =>
    inVersion(href, version, versions),
  );
  const api: ApiSubject = { name, package: packageName, version: exact, source, references };
  return { ...result, frontMatter: { ...frontMatter, api } };
};
