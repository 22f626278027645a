import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkDocs, checkTranslations, collectProblems } from '../../tools/checker';
import { defaultLanguage } from '../../src/site/languages';
import { collectDocs } from '../pages/collect';
import { isDevelopmentServer } from '../shared/command';
import { failOn } from '../shared/problems';
import { documentedVersions } from '../shared/versions';
import { checkBuiltLinks } from './builtLinks';

export { parseFrontMatter } from './parseFrontMatter';
export { remarkVersionLinks } from './remark';

/**
 * Checks that need a build: the front matter of translations, which the checker doesn't read, and
 * links in the HTML that the build wrote.
 */
export function pageChecks({ siteDir, i18n: { currentLocale: language } }: LoadContext): Plugin {
  const versions = documentedVersions(siteDir);
  return {
    name: 'page-checks',
    async loadContent() {
      if (language === defaultLanguage || isDevelopmentServer()) return;
      const docs = await collectDocs(siteDir, versions, language);
      const originals = await collectDocs(siteDir, versions);
      failOn(
        collectProblems('', (report) => {
          checkDocs(siteDir, docs, report);
          checkTranslations(docs, originals, report);
        }),
      );
    },
    postBuild: async ({ outDir }) =>
      failOn(await checkBuiltLinks(siteDir, outDir, versions, language)),
  };
}
