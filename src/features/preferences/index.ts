/**
 * The reader's preferences for plain scripts. React code takes its hooks from `./hooks`, which is
 * separate so that no page script carries React; `./head` and `./page` are for the scripts of the
 * page alone.
 */
export { getPreferences } from './instance';
export { preferencesOfHash } from './resolve';
export type { Preferences, PreferencesSnapshot } from './store';
