import type { Plugin } from '@docusaurus/types';
import { translationsData, type Translations } from '../../src/site/languages';
import type { DocumentedVersion } from '../shared/versions';
import { collectTranslations } from './collect';

export { translatedSitemapItems } from './sitemap';

/** Provides the languages of each docs page for the links between them in `<head>`. */
export function translations(
  { siteDir }: { siteDir: string },
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin<Translations> {
  return {
    name: translationsData,
    loadContent: () => collectTranslations(siteDir, versions),
    contentLoaded: ({ content, actions }) => Promise.resolve(actions.setGlobalData(content)),
  };
}
