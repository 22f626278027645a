/** Name of the plugin that provides the translations. */
export const translationsData = 'translations';

/**
 * Languages of each docs page, by its URL without language. Other pages are in all languages.
 */
export type Translations = Record<string, string[]>;
