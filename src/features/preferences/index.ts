/** For plain scripts. React hooks are in `./hooks`, so that no page script includes React. */
export {
  getPreferences,
  type Preferences,
  preferencesOfHash,
  type PreferencesSnapshot,
} from './preferences';
