import { currentLanguage } from '@site/src/site/languages';
import { scriptTexts as translated } from './builtCatalogue';
import { scriptTexts, type Catalogue, type ScriptKey } from './en';

/** Texts by language. English has all of them. */
export interface Catalogues<Key extends string> {
  readonly [language: string]: Catalogue<Key>;
  readonly en: Readonly<Record<Key, string>>;
}

/** Texts of plain scripts in this build: English, and the language that it is for. */
const scriptCatalogues: Catalogues<ScriptKey> = {
  ...(translated && { [currentLanguage]: translated }),
  en: scriptTexts,
};

/** Values for the `{name}` places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = ScriptKey> = (
  key: Key,
  values?: MessageValues,
) => string;

/** Shown where a language has no catalogue at all. */
const NO_TEXT = '…';

const warned = new Set<string>();

function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}

/**
 * Gives the texts of a language, by default that of the page (docs/behavior.md#translations). If a
 * key is missing, the text is English, with one warning for all translators. If the language is
 * missing, each call logs an error and every text is `…`.
 * @param all texts by language; without them, those of plain scripts
 */
export function createTranslate(language?: string): Translate;
export function createTranslate<Key extends string>(
  language: string,
  all: Catalogues<Key>,
): Translate<Key>;
export function createTranslate(
  language: string = currentLanguage,
  all: Catalogues<string> = scriptCatalogues,
): Translate<string> {
  const catalogue = Object.hasOwn(all, language) ? all[language] : undefined;
  return (key, values = {}) => {
    if (!catalogue) {
      console.error(
        `Missing language "${language}": there is no catalogue for it in src/features/i18n.`,
      );
      return NO_TEXT;
    }
    const text = catalogue[key];
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
