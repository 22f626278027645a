/**
 * The reader's preferences for plain scripts. React hooks are in `./hooks`, which is separate so
 * that no page script includes React. `./firstPaint` and `./script` are only for the scripts of the
 * page.
 */
export { preferencesOfHash } from './resolve';
export { getPreferences, type Preferences, type PreferencesSnapshot } from './store';
