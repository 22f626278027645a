import type { Catalogue } from './en';

/**
 * The texts that a build has beside English: none. A build of another language uses `<code>.ts` of
 * this folder in place of this file (`plugins/static-pages/language.ts`).
 */
export const scriptTexts: Catalogue | undefined = undefined;
export const pageTexts: Catalogue | undefined = undefined;
