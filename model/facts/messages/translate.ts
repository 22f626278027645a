import { currentLanguage } from '@site/model/facts/languages';
import { scriptMessages as translated } from './builtCatalog';
import type { preferenceMessages } from '../preferences';
import type pageMessages from './en.page.json';
import scriptMessages from './en.script.json';

/**
 * English strings are in two files by key, and those of preferences in `preferences.ts`; `{name}`
 * is a placeholder. Plain scripts show those in
 * `en.script.json`. All of them are in the script bundle, so add no others. Catalogs of other
 * languages, `<language>.ts` in this folder, export `pageMessages` and `scriptMessages`, each of
 * which satisfies `Catalog`.
 */

export type ScriptKey = keyof typeof scriptMessages;

export type MessageKey = ScriptKey | keyof typeof pageMessages | keyof typeof preferenceMessages;

/** Strings of one language. English replaces missing keys. */
export type Catalog<Key extends string = MessageKey> = Readonly<Partial<Record<Key, string>>>;

/** Strings by language. English has all of them. */
export interface Catalogs<Key extends string> {
  readonly [language: string]: Catalog<Key>;
  readonly en: Readonly<Record<Key, string>>;
}

const scriptCatalogs: Catalogs<ScriptKey> = {
  ...(translated && { [currentLanguage]: translated }),
  en: scriptMessages,
};

type MessageValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = ScriptKey> = (
  key: Key,
  values?: MessageValues,
) => string;

/** Returned if a language has no catalog. */
const NO_MESSAGE = '…';

const warned = new Set<string>();

/** Builds render pages in several workers, and print one line for all missing keys. */
const isBuild = Boolean(process.env.DOCS_LANGUAGE) && typeof document === 'undefined';

function warnOnce(message: string): void {
  if (isBuild || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}

/**
 * Returns a function that translates to a language, by default that of the page
 * (docs/behavior.md#translations). A missing key returns English, with one warning for all
 * translators. If the language has no catalog, each call logs an error and all strings are `…`.
 * @param all strings by language; by default, those of plain scripts
 */
export function createTranslate(language?: string): Translate;
export function createTranslate<Key extends string>(
  language: string,
  all: Catalogs<Key>,
): Translate<Key>;
export function createTranslate(
  language: string = currentLanguage,
  all: Catalogs<string> = scriptCatalogs,
): Translate<string> {
  const catalog = Object.hasOwn(all, language) ? all[language] : undefined;
  return (key, values = {}) => {
    if (!catalog) {
      console.error(
        `Missing language "${language}": there is no catalog for it in model/facts/messages.`,
      );
      return NO_MESSAGE;
    }
    const text = catalog[key];
    if (text === undefined) {
      warnOnce(
        `Missing translation "${key}" in language "${language}": the English text is shown.`,
      );
    }
    return (text ?? all.en[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );
  };
}
