import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkDocs, checkTranslations, collectProblems } from '../../checker/checker';
import { defaultLanguage } from '../../model/facts/languages';
import type { PageNode } from '../../model/pages/nodes';
import { isDevelopmentServer } from '../shared/command';
import { failOn } from '../../model/problems';
import { openSite, siteCache } from '../../model/site';
import { inVersion } from '../../model/pages/versionLinks';
import { versionOf, type DocumentedVersion } from '../../model/versions/versions';
import { checkBuiltLinks } from './builtLinks';

export { parseFrontMatter } from './parseFrontMatter';

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
