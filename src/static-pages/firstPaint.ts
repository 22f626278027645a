import { applyStoredPreferences } from '@site/src/features/preferences/firstPaint';

applyStoredPreferences();

/**
 * Stores input for `repeatEarlyInput` until the page script runs. It's part of an inline script, so
 * keep it small.
 */
onclick = onkeydown = (event: Event) => (self.early ??= []).push(event);
