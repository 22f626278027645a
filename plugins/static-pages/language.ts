import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = 'model/facts/messages';

/** Module that a build replaces with the catalog of its language. */
const placeholder = /[\\/]builtCatalog(?:\.ts)?$/;

export interface BuildLanguage {
  variables: Record<string, string>;
  /** Matches requests, absolute or relative, for the catalog of the language. */
  placeholder: RegExp;
  /** Missing for English, which every build includes, and for a language without a catalog. */
  catalog: string | undefined;
}

/** The methods that are in the standard, and the getter that Node.js 20 has instead. */
type LocaleInfo = Intl.Locale & {
  getTextInfo?(): { direction: string };
  textInfo?: { direction: string };
};

function directionOf(language: string): string {
  const locale: LocaleInfo = new Intl.Locale(language);
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}

/** @param language as in `model/facts/languages.ts` */
export function buildLanguage(siteDir: string, language: string): BuildLanguage {
  const file = path.join(siteDir, folder, `${language}.ts`);
  return {
    variables: {
      'process.env.DOCS_LANGUAGE': JSON.stringify(language),
      'process.env.DOCS_DIRECTION': JSON.stringify(directionOf(language)),
    },
    placeholder,
    catalog: language !== 'en' && existsSync(file) ? file : undefined,
  };
}
