import { baseUrl } from './origins';

/**
 * Languages the site is published in: a code of two letters here, and its catalogue
 * `src/features/i18n/<code>.ts`. English has no prefix in addresses, every other language has its
 * code (docs/behavior.md#paths).
 */
export const languages: readonly string[] = ['en'];

/** What a page without a language prefix is written in, and what a missing text falls back to. */
export const defaultLanguage = 'en';

/**
 * Language this code was built for: each language is a build of its own, in which the bundlers put
 * a constant here.
 */
export const currentLanguage = process.env.DOCS_LANGUAGE || defaultLanguage;

/** Path below which the pages of a language live: `/toolpad/`, `/de/toolpad/`. */
export function baseUrlOf(language: string): string {
  return language === defaultLanguage ? baseUrl : `/${language}${baseUrl}`;
}

/**
 * The languages as Docusaurus takes them. `baseUrl` of the site has to be `/`: Docusaurus writes a
 * language into the folder of its own `baseUrl` relative to it, so that the web root holds
 * `toolpad/` and `de/toolpad/` side by side.
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
  const wrong = others.find((code) => !/^[a-z]{2}$/.test(code));
  if (wrong !== undefined) {
    throw new Error(
      `"${wrong}" in src/site/languages.ts is no language of an address: write two letters, such as "de".`,
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
