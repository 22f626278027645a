/** Strings of the user interface, for React. */
export { DocsProvider, useDocsConfig, useUserLanguage, type DocsConfig } from './DocsProvider';
export { translateAll } from './allMessages';
export { useLocalizeHref } from './useLocalizeHref';
export { useRichText, useTranslate, type RichText } from './useTranslate';
