import type { Options } from '@docusaurus/plugin-sitemap';
import { pathnameToLanguage } from '../../src/site/paths';
import type { DocumentedVersion } from '../shared/versions';
import { collectTranslations } from './collect';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** Omits untranslated pages from the sitemap, because the English page is their canonical one. */
export const translatedSitemapItems =
  (siteDir: string, versions: readonly DocumentedVersion[]): CreateItems =>
  async ({ defaultCreateSitemapItems, ...params }) => {
    const translations = await collectTranslations(siteDir, versions);
    return (await defaultCreateSitemapItems(params)).filter(({ url }) => {
      const { userLanguage, canonicalAsServer } = pathnameToLanguage(new URL(url).pathname);
      return translations[canonicalAsServer]?.includes(userLanguage) ?? true;
    });
  };
