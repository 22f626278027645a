import { defaultLanguage, languages, type Translations } from '../../src/site/languages';
import { collectDocs } from '../pages/collect';
import type { DocumentedVersion } from '../shared/versions';

/** Languages of each docs page. Empty if English is the only language of the site. */
export async function collectTranslations(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  all: readonly string[] = languages,
): Promise<Translations> {
  const translations: Translations = {};
  for (const language of all.filter((code) => code !== defaultLanguage)) {
    for (const { url, file } of await collectDocs(siteDir, versions, language)) {
      const known = (translations[url] ??= [defaultLanguage]);
      if (file.startsWith('i18n/')) known.push(language);
    }
  }
  return translations;
}
