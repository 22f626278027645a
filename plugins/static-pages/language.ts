import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the catalogues, from the root of the site. */
const folder = 'src/features/i18n';

/** The module in whose place a build takes the catalogue of its language. */
const placeholder = /[\\/]builtCatalogue(?:\.ts)?$/;

/** What a bundler needs to know of the language a build is for. */
export interface BuildLanguage {
  /** Constants for browser code, JSON values by the name the code uses. */
  variables: Record<string, string>;
  /**
   * Requests (absolute, or relative within the folder of the catalogues) that mean the catalogue of
   * the language.
   */
  placeholder: RegExp;
  /** Its file; absent for English, which every build has, and for a language without one. */
  catalogue: string | undefined;
}

/** @param language two letters, as in `src/site/languages.ts` */
export function buildLanguage(siteDir: string, language: string): BuildLanguage {
  const file = path.join(siteDir, folder, `${language}.ts`);
  return {
    variables: { 'process.env.DOCS_LANGUAGE': JSON.stringify(language) },
    placeholder,
    catalogue: language !== 'en' && existsSync(file) ? file : undefined,
  };
}
