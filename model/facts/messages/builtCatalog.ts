/**
 * Strings of the build's language: none, because English is always included. Builds of other
 * languages replace this file with `<code>.ts` in this folder (`plugins/static-pages/language.ts`).
 */
export const scriptMessages: Readonly<Record<string, string>> | undefined = undefined;
export const pageMessages: Readonly<Record<string, string>> | undefined = undefined;
