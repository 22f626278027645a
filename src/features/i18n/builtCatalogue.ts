import type { Catalogue } from './en';

/**
 * The catalogue that a build has beside English: none. In a build of another language the bundlers take `<code>.ts` of this folder, its
 * default export, in place of this file (`plugins/static-pages/language.ts`).
 */
const builtCatalogue: Catalogue | undefined = undefined;

export default builtCatalogue;
