import type { Options } from '@docusaurus/plugin-sitemap';
import type { Plugin } from '@docusaurus/types';
import {
  defaultLanguage,
  languages,
  type Translations,
  translationsData,
} from '../../model/facts/languages';
import { pathnameToLanguage } from '../../model/facts/paths';
import { openSite } from '../../model/site';

/** Languages of each docs page. Empty if English is the only language of the site. */
export async function collectTranslations(
  siteDir: string,
  all: readonly string[] = languages,
): Promise<Translations> {
  const translations: Translations = {};
  const site = await openSite(siteDir);
  for (const language of all.filter((code) => code !== defaultLanguage)) {
    for (const { url, file } of site.docsIn(language)) {
      const known = (translations[url] ??= [defaultLanguage]);
      if (file.startsWith('i18n/')) known.push(language);
    }
  }
  return translations;
}

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** Omits untranslated pages from the sitemap, because the English page is their canonical one. */
export const translatedSitemapItems =
  (siteDir: string): CreateItems =>
  async ({ defaultCreateSitemapItems, ...params }) => {
    const translations = await collectTranslations(siteDir);
    return (await defaultCreateSitemapItems(params)).filter(({ url }) => {
      const { userLanguage, canonicalAsServer } = pathnameToLanguage(new URL(url).pathname);
      return translations[canonicalAsServer]?.includes(userLanguage) ?? true;
    });
  };

export function translations({ siteDir }: { siteDir: string }): Plugin<Translations> {
  return {
    name: translationsData,
    loadContent: () => collectTranslations(siteDir),
    contentLoaded: ({ content, actions }) => Promise.resolve(actions.setGlobalData(content)),
  };
}
