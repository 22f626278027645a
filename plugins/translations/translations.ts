import type { Options } from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  defaultLanguage,
  languages,
  type Translations,
  translationsData,
} from '../../model/facts/languages';
import { en } from '../../model/facts/messages/allMessages';
import type { Catalog } from '../../model/facts/messages/translate';
import { pathnameToLanguage } from '../../model/facts/paths';
import { openSite } from '../../model/site';
import { isBuild } from '../shared/command';

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

/** Describes which strings a language lacks; `undefined` if none. */
export async function describeMissing(
  siteDir: string,
  language: string,
): Promise<string | undefined> {
  const file = path.resolve(siteDir, 'model/facts/messages', `${language}.ts`);
  if (language === defaultLanguage || !existsSync(file)) return undefined;
  const catalog = (await loadFreshModule(file)) as Record<string, Catalog>;
  const own = { ...catalog.pageMessages, ...catalog.scriptMessages };
  const all = Object.keys(en);
  const missing = all.filter((key) => !Object.hasOwn(own, key));
  if (missing.length === 0) return undefined;
  return `${missing.length} of ${all.length} strings have no translation in model/facts/messages/${language}.ts, and are in English: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`;
}

type Context = Pick<LoadContext, 'siteDir'> & { i18n: Pick<LoadContext['i18n'], 'currentLocale'> };

export function translations({ siteDir, i18n }: Context): Plugin<Translations> {
  return {
    name: translationsData,
    async loadContent() {
      const missing = isBuild() && (await describeMissing(siteDir, i18n.currentLocale));
      if (missing) console.warn(missing);
      return collectTranslations(siteDir);
    },
    contentLoaded: ({ content, actions }) => Promise.resolve(actions.setGlobalData(content)),
  };
}
