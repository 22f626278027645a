import pageMessages from './en.page.json';
import scriptMessages from './en.script.json';

/**
 * English strings by key; `{name}` is a placeholder. Plain scripts show those in `en.script.json`.
 * All of them are in the script bundle, so add no others. Other languages have the same two exports
 * in `<language>.ts` beside this file, each of which `satisfies` its type below.
 */
export { pageMessages, scriptMessages };

/** Key of a string that plain scripts can show. */
export type ScriptKey = keyof typeof scriptMessages;

/** Key of any string. */
export type MessageKey = ScriptKey | keyof typeof pageMessages;

/** Strings of one language. English replaces missing keys. */
export type Catalog<Key extends string = MessageKey> = Readonly<Partial<Record<Key, string>>>;
