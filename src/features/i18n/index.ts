/**
 * Strings of the user interface, for plain scripts. Components use `./hooks`, which loads React and
 * all strings.
 */
export type { Catalog, MessageKey, ScriptKey } from './en';
export { createTranslate, type MessageValues, type Translate } from './translate';
