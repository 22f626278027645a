/**
 * Languages the site is published in: a code here, and its catalogue in `src/features/i18n`. English has no prefix in addresses,
 * every other language has its two letters (specification section 2).
 */
export const languages: readonly string[] = ['en'];

/** What a page without a language prefix is written in, and what a missing text falls back to. */
export const defaultLanguage = 'en';
