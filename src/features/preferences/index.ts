/** For plain scripts. React hooks are in `./hooks`, so that no page script includes React. */
export { preferencesOfHash } from './resolve';
export { getPreferences, type Preferences, type PreferencesSnapshot } from './store';
