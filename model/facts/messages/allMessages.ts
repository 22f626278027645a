import { currentLanguage } from '@site/model/facts/languages';
import { preferenceMessages } from '@site/model/facts/preferences';
import * as translated from './builtCatalog';
import pageMessages from './en.page.json';
import scriptMessages from './en.script.json';
import { createTranslate, type Catalogs, type MessageKey, type Translate } from './translate';

export const en = { ...scriptMessages, ...preferenceMessages, ...pageMessages };

const catalogs: Catalogs<MessageKey> = {
  ...(translated.pageMessages && {
    [currentLanguage]: { ...translated.scriptMessages, ...translated.pageMessages },
  }),
  en,
};

/** Like `createTranslate`, but with all strings. For React, not for plain scripts. */
export const translateAll = (language: string = currentLanguage): Translate<MessageKey> =>
  createTranslate(language, catalogs);
