import { createTranslate } from '@site/src/features/i18n';
import { announce } from './announce';
import { showResult } from './buttonState';

/** How long a failure is shown, in ms: it asks for an action. */
const FAILED_MS = 6000;

/** Keys that copy on this device, as a reader knows them. */
function copyKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘C' : 'Ctrl+C';
}

/**
 * Says that the code is selected and how to copy it. Loaded when it is needed: most readers never
 * see it.
 */
export function explainFailure(button: HTMLElement): void {
  const t = createTranslate();
  const keys = copyKeys();
  showResult(button, 'failed', t('copy.selected', { keys }), FAILED_MS);
  announce(t('copy.failed', { keys }), FAILED_MS);
}
