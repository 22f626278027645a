import { createPreferences, type Preferences } from './store';

declare global {
  /**
   * What scripts of this site share that are bundled apart from each other, such as the page script
   * and the islands.
   */
  interface ToolpadDocs {
    preferences?: Preferences;
  }
  interface Window {
    toolpadDocs?: ToolpadDocs;
  }
}

/** The preferences of this document, the same object for every script on it. Browser only. */
export function getPreferences(): Preferences {
  const shared = (window.toolpadDocs ??= {});
  return (shared.preferences ??= createPreferences());
}
