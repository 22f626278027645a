import { applyToBody, applyToRoot } from './apply';
import { listenToControls, syncControls } from './controls';
import { getPreferences } from './instance';
import type { PreferencesSnapshot } from './store';

let started = false;

function showPreferences({ resolvedMode, ...values }: PreferencesSnapshot): void {
  const { documentElement: root, body } = document;
  // Browsers compute all styles of the page again at each write, also of the same direction.
  for (const element of [root, body])
    if (element.dir !== values.direction) element.dir = values.direction;
  applyToRoot(root, values, resolvedMode);
  body.classList.remove('mode-light', 'mode-dark');
  applyToBody(document.body, resolvedMode);
  syncControls(document, values);
}

/**
 * Starts the preferences of a plain page. A further call shows them again, in content that came
 * since.
 */
export function startPreferences(): void {
  const store = getPreferences();
  showPreferences(store.getSnapshot());
  if (started) return;
  started = true;
  store.subscribe(showPreferences);
  listenToControls(document, store);
}
