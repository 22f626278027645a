import { applyToBody, applyToRoot } from './resolve';
import { listenToControls, syncControls } from './controls';
import { getPreferences } from './instance';
import type { PreferencesSnapshot } from './store';

let started = false;

function showPreferences({ resolvedMode, ...values }: PreferencesSnapshot): void {
  const { documentElement: root, body } = document;
  // Browsers recompute all styles of the page at each write, even if the direction is the same.
  for (const element of [root, body])
    if (element.dir !== values.direction) element.dir = values.direction;
  applyToRoot(root, values, resolvedMode);
  body.classList.remove('mode-light', 'mode-dark');
  applyToBody(document.body, resolvedMode);
  syncControls(document, values);
}

/** Applies the preferences to a page. Further calls apply them to content that was added since. */
export function startPreferences(): void {
  const store = getPreferences();
  showPreferences(store.getSnapshot());
  if (started) return;
  started = true;
  store.subscribe(showPreferences);
  listenToControls(document, store);
}
