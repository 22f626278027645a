import { baseUrl } from './origins';

export const translationsData = 'translations';

/** Languages of each docs page, by its URL without language. Others are in all languages. */
export type Translations = Record<string, string[]>;

/**
 * Languages of the site, such as `de` or `pt-BR`. Each needs a catalog,
 * `model/facts/messages/<code>.ts`. URLs of all languages except English start with the code
 * (docs/behavior.md#paths).
 */
export const languages: readonly string[] = ['en'];

/** Language of pages without a language prefix, which also replaces missing strings. */
export const defaultLanguage = 'en';

/** Each language has a separate build, in which the bundlers replace this variable. */
export const currentLanguage = process.env.DOCS_LANGUAGE || defaultLanguage;

/** Two letters, and a script (`zh-Hant`) or a region (`pt-BR`) if several are in use. */
export const languagePattern = '[a-z]{2}(?:-[A-Z][a-z]{3}|-[A-Z]{2})?';

/** Path of a language's pages: `/toolpad/`, `/de/toolpad/`. */
export function baseUrlOf(language: string): string {
  return language === defaultLanguage ? baseUrl : `/${language}${baseUrl}`;
}

/**
 * Docusaurus' configuration of the languages. `baseUrl` of the site must be `/`, because Docusaurus
 * writes a language into its own `baseUrl` relative to that of the site. As a result, the web root
 * contains `toolpad/` and `de/toolpad/`.
 * @see https://docusaurus.io/docs/api/docusaurus-config#i18n
 */
export function languageConfig(codes: readonly string[] = languages): {
  baseUrl: '/';
  i18n: {
    defaultLocale: string;
    locales: [string, ...string[]];
    localeConfigs: Record<string, { baseUrl: string }>;
  };
} {
  const others = codes.filter((code) => code !== defaultLanguage);
  const valid = new RegExp(`^${languagePattern}$`);
  const invalid = others.find((code) => !valid.test(code));
  if (invalid !== undefined) {
    throw new Error(
      `"${invalid}" in model/facts/languages.ts is not a language code. Write one such as "de" or "pt-BR".`,
    );
  }
  const locales: [string, ...string[]] = [defaultLanguage, ...others];
  return {
    baseUrl: '/',
    i18n: {
      defaultLocale: defaultLanguage,
      locales,
      localeConfigs: Object.fromEntries(
        locales.map((code) => [code, { baseUrl: baseUrlOf(code) }]),
      ),
    },
  };
}
