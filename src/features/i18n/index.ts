/**
 * Texts of the site's controls, for plain scripts. Components use `./hooks`, which loads React and
 * all texts.
 */
export type { Catalogue, MessageKey, ScriptKey } from './en';
export { createTranslate, type MessageValues, type Translate } from './translate';
