import { createPreferences, type Preferences } from './store';

declare global {
  /**
   * Objects that scripts of this site share although they are bundled separately, such as the page
   * script and the islands.
   */
  interface ToolpadDocs {
    preferences?: Preferences;
  }
  interface Window {
    toolpadDocs?: ToolpadDocs;
  }
}

/** Returns the preferences of this document. All scripts get the same object. Browser only. */
export function getPreferences(): Preferences {
  const shared = (window.toolpadDocs ??= {});
  return (shared.preferences ??= createPreferences());
}
