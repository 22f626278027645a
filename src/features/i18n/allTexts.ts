import { currentLanguage } from '@site/src/site/languages';
import * as translated from './builtCatalogue';
import { pageTexts, scriptTexts, type MessageKey } from './en';
import { createTranslate, type Catalogues, type Translate } from './translate';

/** All English strings. */
export const en = { ...scriptTexts, ...pageTexts };

const catalogues: Catalogues<MessageKey> = {
  ...(translated.pageTexts && {
    [currentLanguage]: { ...translated.scriptTexts, ...translated.pageTexts },
  }),
  en,
};

/** Like `createTranslate`, but with all strings. For React, not for plain scripts. */
export const translateAll = (language: string = currentLanguage): Translate<MessageKey> =>
  createTranslate(language, catalogues);
