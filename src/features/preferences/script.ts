import { applyToBody, applyToRoot } from './apply';
import { listenToControls, syncControls } from './controls';
import { getPreferences } from './instance';
import type { PreferencesSnapshot } from './store';

let started = false;

function showPreferences({ resolvedMode, ...values }: PreferencesSnapshot): void {
  applyToRoot(document.documentElement, values, resolvedMode);
  document.body.classList.remove('mode-light', 'mode-dark');
  applyToBody(values, resolvedMode);
  syncControls(document, values);
}

/** Starts the preferences of a plain page. A further call shows them again, in content that came since. */
export function startPreferences(): void {
  const store = getPreferences();
  showPreferences(store.getSnapshot());
  if (started) return;
  started = true;
  store.subscribe(showPreferences);
  listenToControls(document, store);
}
