import { isMac } from '@site/src/components/element';
import { createTranslate } from '@site/model/facts/messages/translate';
import { announce, showResult } from './buttonState';

/** Time in ms for which a failure is shown. It's long, because the reader has to do something. */
const FAILED_MS = 6000;

/** Shows that the code is selected and how to copy it. Rarely needed, so loaded on demand. */
export function explainFailure(button: HTMLElement): void {
  const t = createTranslate();
  const keys = isMac() ? '⌘C' : 'Ctrl+C';
  showResult(button, 'failed', t('copy.selected', { keys }), FAILED_MS);
  announce(t('copy.failed', { keys }), FAILED_MS);
}
