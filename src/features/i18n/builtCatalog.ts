import type { Catalog } from '.';

/**
 * Strings of the build's language: none, because English is always included. Builds of other
 * languages replace this file with `<code>.ts` in this folder (`plugins/static-pages/language.ts`).
 */
export const scriptMessages: Catalog | undefined = undefined;
export const pageMessages: Catalog | undefined = undefined;
