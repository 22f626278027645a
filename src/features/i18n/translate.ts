import { currentLanguage } from '@site/src/site/languages';
import { en, type Catalogue, type MessageKey } from './en';
import builtCatalogue from './builtCatalogue';

/** Catalogues of this build by language: English, and that of the language it is for. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  ...(builtCatalogue && { [currentLanguage]: builtCatalogue }),
  en,
};

/** Values for the `{name}` places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Shown where a language has no catalogue at all. */
const NO_TEXT = '…';

const warned = new Set<string>();

function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}

/**
 * Gives the texts of a language, by default that of the page (docs/behavior.md#translations). A missing key is shown in English and warned of once, over all translators. A
 * missing language is a console error, and every text is `…`.
 */
export function createTranslate(
  language: string = currentLanguage,
  all: Readonly<Record<string, Catalogue>> = catalogues,
): Translate {
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
    return (text ?? en[key]).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );
  };
}
