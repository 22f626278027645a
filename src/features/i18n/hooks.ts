/** Texts of the site's controls, for React. */
export { DocsProvider, useDocsConfig, useUserLanguage, type DocsConfig } from './DocsProvider';
export { useTranslate } from './useTranslate';
