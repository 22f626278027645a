import { applyStoredPreferences } from '@site/src/features/preferences/firstPaint';

applyStoredPreferences();

/**
 * Collects input for `repeatEarlyInput` until the page script runs. Inline script: every byte
 * counts.
 */
onclick = onkeydown = (event: Event) => (self.early ??= []).push(event);
